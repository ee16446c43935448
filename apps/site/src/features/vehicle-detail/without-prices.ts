// A dollar amount, or a number as long as a price: with separators, or of four to six digits that is no year.
const AMOUNT =
  /\$\s*\d|\b\d{1,3}(?:[.,]\d{3})+\b(?!\s*(?:mi\b|miles|millas))|\b(?!(?:19|20)\d{2}\b)\d{4,6}\b(?!\s*(?:mi\b|miles|millas))/i;

/**
 * A feed's description without the sentences that name an amount: dealers write their price into it, where it would
 * tell what the price gate hides.
 *
 * @example withoutPrices("One owner. Now $24,995! Heated seats.") // "One owner. Heated seats."
 */
export function withoutPrices(description: string): string {
  return description
    .split("\n")
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !AMOUNT.test(sentence))
        .join(" "),
    )
    .join("\n")
    .trim();
}
