/**
 * Writes the site's font into build/fonts, which Git ignores. Run before each build and by `pnpm dev`:
 * `src/app/fonts.ts` reads the file.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutFont } from "./cut-font.ts";

const folder = join(import.meta.dirname, "../build/fonts");
const font = await cutFont();
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "hanken-grotesk.woff2"), font);
console.log(`cut the font to ${font.length} bytes`);
