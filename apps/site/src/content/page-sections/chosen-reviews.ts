import type { Review, ReviewCategory } from "@forecourt/dealership/content";

/** The reviews of a section: those about one of its subjects, in the order they are kept, up to its limit. */
export function chosenReviews(
  reviews: readonly Review[],
  { categories, limit }: { categories: readonly ReviewCategory[]; limit: number },
): Review[] {
  return reviews
    .filter((review) => review.categories.some((category) => categories.includes(category)))
    .slice(0, limit);
}
