import { parseRichText } from "@forecourt/dealership/content";

/**
 * A paragraph of copy without its marks, for readers that are machines.
 *
 * @example plainText("See [the list](/cars-for-sale).") // "See the list."
 */
export function plainText(paragraph: string): string {
  return parseRichText(paragraph)
    .map((part) => part.text)
    .join("");
}
