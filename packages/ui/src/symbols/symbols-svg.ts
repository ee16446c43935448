import { glyphPaths } from "../glyph/glyph-paths.ts";
import { iconNodes } from "../icon/icon-nodes.ts";
import type { IconShape } from "../icon/lucide-icon-nodes.ts";
import { hasFill, pathOfShapes } from "../icon/path-of-shapes.ts";
import { MAP_SEED, MAP_SIZE, schematicStreets } from "../schematic-map/schematic-streets.ts";
import { silhouettePaths } from "../silhouette/silhouette-paths.ts";

const attributes = (of: Readonly<Record<string, string>>) =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

const icon = ([name, shapes]: [string, readonly IconShape[]]) =>
  hasFill(shapes)
    ? `<g id="${name}">${shapes.map(([element, of]) => `<${element}${attributes(of)}/>`).join("")}</g>`
    : `<path id="${name}" d="${pathOfShapes(shapes)}"/>`;

/**
 * All icons, silhouettes and the streets of maps as one SVG file. A build writes it, and sets its address as
 * `process.env.FORECOURT_SYMBOLS`. Put a hash of the text into its name, so that browsers can cache it.
 */
export function symbolsSvg(): string {
  const streets = schematicStreets(MAP_SEED, ...MAP_SIZE)
    .streets.map(({ d, width }) => `<path stroke-width="${width}" d="${d}"/>`)
    .join("");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg">`,
    ...Object.entries(iconNodes).map(icon),
    ...Object.entries(glyphPaths).map(([name, d]) => `<path id="glyph-${name}" d="${d}"/>`),
    ...Object.entries(silhouettePaths).map(
      ([name, d]) => `<path id="body-${name}" fill-rule="evenodd" d="${d}"/>`,
    ),
    `<g id="map-streets">${streets}</g></svg>`,
  ].join("");
}
