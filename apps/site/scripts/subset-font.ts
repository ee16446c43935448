/**
 * Writes the site's fonts into build/fonts, which Git ignores. Run before each build and by `pnpm dev`:
 * `src/app/fonts.css` reads the files.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cutFont } from "./cut-font.ts";
import { FONT_CHARACTERS, FURTHER_CHARACTERS } from "./font-characters.ts";

const folder = join(import.meta.dirname, "../build/fonts");
mkdirSync(folder, { recursive: true });
for (const [name, characters] of [
  ["hanken-grotesk", FONT_CHARACTERS],
  ["hanken-grotesk-further", FURTHER_CHARACTERS],
] as const) {
  const font = await cutFont(characters);
  writeFileSync(join(folder, `${name}.woff2`), font);
  console.log(`cut ${name} to ${font.length} bytes`);
}
