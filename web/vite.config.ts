import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The page has a strict Content-Security-Policy: nothing inline, nothing from elsewhere.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
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
