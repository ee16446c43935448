/**
 * Normalises a column name, so that `Stock #`, `stock` and `STOCK` are one column.
 *
 * Numbered picture columns fold into one repeating column.
 *
 * @example columnKey("image[0].url") // "imageurl"
 */
export function columnKey(name: string): string {
  const key = name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return /^(image|photo|picture)(url)?\d+(url)?$/.test(key) ? "imageurl" : key;
}
