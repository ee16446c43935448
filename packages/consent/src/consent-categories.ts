/** The kinds of cookies a visitor decides about, in the order they are stored in. Essential ones are always on. */
export const CONSENT_CATEGORIES = ["essential", "functional", "analytics", "targeting"] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * Reads the stored list of categories. Unknown words are dropped, essential is added, the order is always the same.
 *
 * @param value what the storage holds, of any type
 * @returns the categories, or `null` when the value names none of them: nothing has been chosen then
 * @example parseCategories("analytics,essential") // ["essential", "analytics"]
 * @example parseCategories("yes") // null
 */
export function parseCategories(value: unknown): ConsentCategory[] | null {
  if (typeof value !== "string") return null;
  const words = new Set(value.split(",").map((word) => word.trim()));
  const known = CONSENT_CATEGORIES.filter((category) => words.has(category));
  return known.length === 0 ? null : inStoredOrder(known);
}

/**
 * Writes a list of categories as it is stored: with commas, essential first, each once.
 *
 * @example serializeCategories(["targeting", "functional"]) // "essential,functional,targeting"
 */
export function serializeCategories(categories: readonly ConsentCategory[]): string {
  return inStoredOrder(categories).join();
}

function inStoredOrder(categories: readonly ConsentCategory[]): ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((category) => category === "essential" || categories.includes(category));
}
