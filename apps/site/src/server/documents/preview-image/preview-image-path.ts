import { type Locale, localPath, readLocale } from "#shared/addresses/local-path.ts";
import { PREVIEW_IMAGES_PATH } from "#shared/addresses/public-paths.ts";

const IMAGE = new RegExp(`^${PREVIEW_IMAGES_PATH}(/[a-z0-9/_-]+)\\.png$`);
/** Size in pixels, as Open Graph consumers expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The image name of the home page, whose path is empty; other images are named after their paths. */
const HOME = "/home";

/**
 * The path of a page's preview image.
 *
 * @param path the page's, without the language's folder
 * @example previewImagePath("/service", "es") // "/og/es/service.png"
 * @example previewImagePath("/", "en") // "/og/home.png"
 */
export function previewImagePath(path: string, locale: Locale): string {
  return `${PREVIEW_IMAGES_PATH}${localPath(locale, path === "/" ? HOME : path)}.png`;
}

/**
 * The preview image for a page's metadata (`openGraph.images`). Lists and vehicles use the home page's.
 *
 * @param path the page's, without the language's folder
 * @param alt the text in the picture: the page's title
 * @example previewImage("/service", "en", "Car service and repair").url // "/og/service.png"
 */
export function previewImage(path: string, locale: Locale, alt: string) {
  return { url: previewImagePath(path, locale), ...PREVIEW_SIZE, alt };
}

/**
 * The page of a preview image path, undefined for other paths; the page may not exist.
 *
 * @example pageOfPreviewImage("/og/es/home.png") // { locale: "es", path: "/" }
 */
export function pageOfPreviewImage(imagePath: string): { locale: Locale; path: string } | undefined {
  const [, own] = IMAGE.exec(imagePath) ?? [];
  if (own === undefined) return undefined;
  const { locale, path } = readLocale(own);
  const page = path === HOME ? "/" : path;
  // The home page has a single image, under its own name.
  return previewImagePath(page, locale) === imagePath ? { locale, path: page } : undefined;
}
