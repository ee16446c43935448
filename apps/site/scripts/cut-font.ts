import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const source = createRequire(import.meta.url).resolve(
  "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
);

/** The site's font as WOFF2, cut to some characters, its weights and the layout features in use. */
export function cutFont(characters: string): Promise<Buffer> {
  return subsetFont(readFileSync(source), characters, {
    targetFormat: "woff2",
    // The lightest and the heaviest weight of the theme.
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    // Kerning, and the tabular figures of every page.
    keepFeatures: ["kern", "tnum"],
  });
}
