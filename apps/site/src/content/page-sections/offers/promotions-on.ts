import type { Promotion } from "@forecourt/dealership/content";

/** The filters of a section; null matches all. */
type PromotionFilters = {
  position: Promotion["position"];
  tag: Promotion["tags"][number] | null;
  criteria: string | null;
};

/**
 * The promotions of a day that match the filters, in their original order. The first and last day are included.
 *
 * @param today `YYYY-MM-DD` in the dealership's time zone
 * @example promotionsOn("2026-11-22", promotions, { position: "grid-item", tag: "financing", criteria: null })
 */
export function promotionsOn(
  today: string,
  promotions: readonly Promotion[],
  { position, tag, criteria }: PromotionFilters,
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
