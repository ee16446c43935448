/**
 * The keys and indexes of a dotted path.
 *
 * @example pathOf("stores.0.id") // ["stores", 0, "id"]
 */
export function pathOf(dotted: string): (string | number)[] {
  return dotted.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
