import type { Promotion } from "@forecourt/dealership/content";

/** What a section asks for; null asks for any. */
type Wanted = {
  position: Promotion["position"];
  tag: Promotion["tags"][number] | null;
  criteria: string | null;
};

/**
 * The promotions that a section shows on a day, in the order they are kept: of its position, with its tag and its
 * criterion where it names them, from their first day to their last.
 *
 * @param today `YYYY-MM-DD` in the dealership's time zone
 * @example promotionsOn("2026-11-22", promotions, { position: "grid-item", tag: "financing", criteria: null })
 */
export function promotionsOn(
  today: string,
  promotions: readonly Promotion[],
  { position, tag, criteria }: Wanted,
): Promotion[] {
  return promotions.filter(
    (promotion) =>
      promotion.position === position &&
      (tag === null || promotion.tags.includes(tag)) &&
      (criteria === null || promotion.criterias.some(({ id }) => id === criteria)) &&
      promotion.startDate <= today &&
      today <= promotion.endDate,
  );
}
