import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/look/made/", "src/protocol.ts", "public/"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      "@typescript-eslint/no-unused-vars": "error",
      eqeqeq: "error",
      "svelte/prefer-svelte-reactivity": "off", // a plain Map is often meant
      "no-restricted-syntax": [
        "error",
        { selector: "SvelteMustacheTag[kind='raw']", message: "Names and chat are text, never markup." },
      ],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["art/**", "*.config.*"], languageOptions: { globals: { ...globals.node } } },
);
