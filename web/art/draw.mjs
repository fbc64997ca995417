// Draws what the page is made of, at build time: src/look/made/ and public/.
import { mkdirSync } from "node:fs";

mkdirSync(new URL("../src/look/made/", import.meta.url), { recursive: true });
