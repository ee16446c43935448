import { ILLUSTRATIONS_PATH } from "./addresses/public-paths.ts";

/** Pixels. 448 is as wide as a card in a list of two columns. */
const WIDTHS = [448, 640, 1280] as const;

/**
 * The `src` and `srcSet` of an illustration.
 *
 * @param file gives the illustration's file for a width
 */
export function illustrationSources(file: (width: (typeof WIDTHS)[number]) => string): {
  src: string;
  srcSet: string;
} {
  const addressOf = (width: (typeof WIDTHS)[number]) => `${ILLUSTRATIONS_PATH}/${file(width)}`;
  return { src: addressOf(640), srcSet: WIDTHS.map((width) => `${addressOf(width)} ${width}w`).join(", ") };
}
