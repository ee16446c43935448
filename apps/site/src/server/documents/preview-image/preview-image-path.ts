import { type Locale, localPath, readLocale } from "#shared/addresses/local-path.ts";
import { PREVIEW_IMAGES_PATH } from "#shared/addresses/public-paths.ts";

const IMAGE = new RegExp(`^${PREVIEW_IMAGES_PATH}(/[a-z0-9/_-]+)\\.png$`);
/** Pixels, as those who show links want them. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** A page's image is named after its path; the home page's has none, and a name of its own. */
const HOME = "/home";

/**
 * The picture that a shared link to a page shows.
 *
 * @param path the page's, without the language's folder
 * @example previewImagePath("/service", "es") // "/og/es/service.png"
 * @example previewImagePath("/", "en") // "/og/home.png"
 */
export function previewImagePath(path: string, locale: Locale): string {
  return `${PREVIEW_IMAGES_PATH}${localPath(locale, path === "/" ? HOME : path)}.png`;
}

/**
 * The picture of a page as its metadata names it (`openGraph.images`). Lists and vehicles have the home page's.
 *
 * @param path the page's, without the language's folder
 * @param alt what the picture says: the page's title
 * @example previewImage("/service", "en", "Car service and repair").url // "/og/service.png"
 */
export function previewImage(path: string, locale: Locale, alt: string) {
  return { url: previewImagePath(path, locale), ...PREVIEW_SIZE, type: "image/png", alt };
}

/**
 * The page that a picture is of, when the path is a picture's; whether there is such a page is not looked at.
 *
 * @example pageOfPreviewImage("/og/es/home.png") // { locale: "es", path: "/" }
 */
export function pageOfPreviewImage(imagePath: string): { locale: Locale; path: string } | undefined {
  const [, own] = IMAGE.exec(imagePath) ?? [];
  if (own === undefined) return undefined;
  const { locale, path } = readLocale(own);
  const page = path === HOME ? "/" : path;
  // The home page has one picture, under its own name.
  return previewImagePath(page, locale) === imagePath ? { locale, path: page } : undefined;
}
