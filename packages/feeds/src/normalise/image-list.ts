/** Placeholder images, detected by file name. */
const PLACEHOLDER =
  /coming[-_ ]?soon|(^|[-_ /.])(no|missing)[-_ ]?(image|img|photo|pic|vehicle)|not[-_ ]?(available|found)|unavailable|placeholder|default[-_ ]?(image|img|photo|vehicle)|awaiting|(^|[-_/])blank\.|spacer\./i;
/** Longer lists are exporter errors; no gallery shows more. */
const MOST = 100;

/**
 * Splits image cells into unique URLs, in order, without placeholder images. Separators are `|`, `,`, `;` and spaces; a
 * comma inside a URL (`/w_400,h_300/`) does not split it. Accepts only http(s) URLs and absolute paths.
 *
 * @example imageList(["https://a.test/1.jpg|https://a.test/coming-soon.jpg"]) // ["https://a.test/1.jpg"]
 */
export function imageList(cells: readonly string[]): string[] {
  const images = cells
    .flatMap((cell) => cell.split(/[|"]|[,;\s]+(?=https?:|\/)/i))
    .map((image) =>
      image
        .trim()
        .replace(/[,;]+$/, "")
        .replaceAll("&amp;", "&"),
    )
    .map((image) => (image.startsWith("//") ? `https:${image}` : image))
    .filter((image) => /^(https?:\/\/[^/\s]|\/[^/])\S*$/i.test(image) && !isPlaceholder(image));
  return [...new Set(images)].slice(0, MOST);
}

function isPlaceholder(image: string): boolean {
  const path = image.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*$/, "");
  return PLACEHOLDER.test(path);
}
