import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** A second page, table.html, for who comes to a table: it names all that a table needs, which else is found out step by step. */
function tablePage(): Plugin {
  return {
    name: "table-page",
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const page = bundle["index.html"];
      const table = chunks.find((each) => each.facadeModuleId?.endsWith("/table/Table.svelte"));
      if (page?.type !== "asset" || !table) return this.error("there is no page, or no table");
      const needed = new Set([table]);
      for (const chunk of needed)
        for (const more of chunks) if (chunk.imports.includes(more.fileName)) needed.add(more);
      const styles = new Set([...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      const links = [
        ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
        ...[...needed].map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`),
      ].filter((link) => !String(page.source).includes(link));
      const source = String(page.source).replace("</head>", `  ${links.join("\n    ")}\n  </head>`);
      this.emitFile({ type: "asset", fileName: "table.html", source });
    },
  };
}

// The page has a strict Content-Security-Policy: nothing inline, nothing from elsewhere.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), tablePage()],
  base: "/",
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../kickdoor/table/static",
    emptyOutDir: true,
    assetsDir: "assets",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:8700", "/ws": { target: "ws://127.0.0.1:8700", ws: true } },
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
}));
