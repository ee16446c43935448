/** The cookie categories, in the stored order. Essential is always on. */
export const CONSENT_CATEGORIES = ["essential", "functional", "analytics", "targeting"] as const;

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * Parses the stored list of categories: drops unknown ones, adds essential, fixes the order.
 *
 * @param value the stored value, of any type
 * @returns the categories, or `null` when the value has none, so nothing was chosen
 * @example parseCategories("analytics,essential") // ["essential", "analytics"]
 * @example parseCategories("yes") // null
 */
export function parseCategories(value: unknown): ConsentCategory[] | null {
  if (typeof value !== "string") return null;
  const words = value.split(",").map((word) => word.trim());
  return CONSENT_CATEGORIES.some((category) => words.includes(category)) ? inStoredOrder(words) : null;
}

/**
 * Serializes categories for storage: separated by commas, essential first, without duplicates.
 *
 * @example serializeCategories(["targeting", "functional"]) // "essential,functional,targeting"
 */
export function serializeCategories(categories: readonly ConsentCategory[]): string {
  return inStoredOrder(categories).join();
}

function inStoredOrder(categories: readonly string[]): ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((category) => category === "essential" || categories.includes(category));
}
