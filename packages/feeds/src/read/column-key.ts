/**
 * Normalises a column name, so that `Stock #`, `stock` and `STOCK` are one column.
 *
 * Numbered image columns fold into one repeating column.
 *
 * @example columnKey("image[0].url") // "imageurl"
 */
export function columnKey(name: string): string {
  const key = name.toLowerCase().replace(/[^a-z0-9]+/g, "");
  return /^image\d+(url)?$/.test(key) ? "imageurl" : key;
}
