import type { Review, ReviewCategory } from "@forecourt/dealership/content";
import type { Locale } from "#shared/addresses/local-path.ts";

/**
 * The reviews in any of the categories, up to the limit. Reviews in the page's language come first. Each language is
 * sorted by the order of the categories.
 *
 * @example chosenReviews(reviews, { categories: ["Service", "Finance"], limit: 9 }, "es")
 */
export function chosenReviews(
  reviews: readonly Review[],
  { categories, limit }: { categories: readonly ReviewCategory[]; limit: number },
  locale: Locale,
): Review[] {
  const isForeign = ({ language }: Review) => Number(language !== locale);
  const rank = (review: Review) => categories.findIndex((category) => review.categories.includes(category));
  return reviews
    .filter((review) => rank(review) >= 0)
    .sort((a, b) => isForeign(a) - isForeign(b) || rank(a) - rank(b))
    .slice(0, limit);
}
