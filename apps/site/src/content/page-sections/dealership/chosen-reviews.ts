import type { Review, ReviewCategory } from "@forecourt/dealership/content";

/**
 * The reviews in any of the categories, up to the limit. Sorted by the order of the categories, otherwise unchanged.
 *
 * @example chosenReviews(reviews, { categories: ["Service", "Finance"], limit: 9 })
 */
export function chosenReviews(
  reviews: readonly Review[],
  { categories, limit }: { categories: readonly ReviewCategory[]; limit: number },
): Review[] {
  const rank = (review: Review) => categories.findIndex((category) => review.categories.includes(category));
  return reviews
    .filter((review) => rank(review) >= 0)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);
}
