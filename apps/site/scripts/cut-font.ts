import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { FONT_CHARACTERS } from "./font-characters.ts";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
);

/** The site's font as WOFF2, cut to its characters, its weights and the layout features in use. */
export function cutFont(): Promise<Buffer> {
  return subsetFont(readFileSync(source), FONT_CHARACTERS, {
    targetFormat: "woff2",
    // From the theme's lightest weight. A lower end than 900 would round letter widths differently.
    variationAxes: { wght: { min: 400, max: 900, default: 400 } },
    // Kerning, ligatures, accents, and the tabular figures of every page.
    keepFeatures: ["calt", "ccmp", "kern", "liga", "locl", "mark", "tnum"],
  });
}
