/** Excludes distances, weights and engine figures. */
const NOT_A_PRICE = String.raw`(?![\d.,]*\s*-?(?:mi\b|miles|millas|km|lbs?\b|pounds|libras|rpm|hp\b|cc\b|watts?\b|btu))`;

/** A dollar amount, or a number like a price: no model year or measurement. */
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

/** Tells whether a text contains an amount of money. */
export function namesAmount(text: string): boolean {
  return AMOUNT.test(text);
}

/**
 * Removes the sentences with an amount of money, because dealers write prices into feed descriptions.
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
