/** A number that is a distance, a weight or an engine's figure, not a price. */
const NOT_A_PRICE = String.raw`(?![\d.,]*\s*-?(?:mi\b|miles|millas|km|lbs?\b|pounds|libras|rpm|hp\b|cc\b|watts?\b|btu))`;

/** A dollar amount, or a number as long as a price that is neither a model year nor a measurement. */
const AMOUNT = new RegExp(
  [
    String.raw`\$\s*\d`,
    String.raw`\b\d{1,3}(?:[.,]\d{3})+\b${NOT_A_PRICE}`,
    String.raw`\b(?!(?:19|20)\d{2}\b)\d{4,6}\b${NOT_A_PRICE}`,
    String.raw`\b\d{2,3}(?:\.\d)?\s?k\b${NOT_A_PRICE}`,
    String.raw`\b\d+\s*(?:dollars|dólares|usd)\b`,
  ].join("|"),
  "i",
);

/** Whether a text names an amount of money. */
export function namesAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/**
 * A text without the sentences that name an amount of money: dealers write prices into a feed's description.
 *
 * @example withoutAmounts("One owner. Now $24,995! Heated seats.") // "One owner. Heated seats."
 */
export function withoutAmounts(text: string): string {
  return text
    .split("\n")
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !namesAmount(sentence))
        .join(" "),
    )
    .join("\n")
    .trim();
}
