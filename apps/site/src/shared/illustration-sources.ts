import { ILLUSTRATIONS_PATH, SMALL_ILLUSTRATIONS_PATH } from "./addresses/public-paths.ts";

/** Pixels: as wide as a card in a list of two columns. */
export const SMALL_WIDTH = 448;

/** The name of an illustration's small file, which `scripts/shrink-illustrations.ts` writes. */
export function smallIllustration(file: string): string {
  return file.replace(/^images\//, "").replace(/-\d+\.avif$/, ".avif");
}

/**
 * The `src` and `srcSet` of an illustration.
 *
 * @param file gives the illustration's file for a width
 */
export function illustrationSources(file: (width: 640 | 1280) => string): { src: string; srcSet: string } {
  const small = `${SMALL_ILLUSTRATIONS_PATH}/${smallIllustration(file(640))}`;
  const [src, large] = [`${ILLUSTRATIONS_PATH}/${file(640)}`, `${ILLUSTRATIONS_PATH}/${file(1280)}`];
  return { src, srcSet: `${small} ${SMALL_WIDTH}w, ${src} 640w, ${large} 1280w` };
}
