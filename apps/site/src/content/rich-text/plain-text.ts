import { parseRichText } from "@forecourt/dealership/content";

/**
 * A paragraph of content without its markup, for structured data and search.
 *
 * @example plainText("See [the list](/cars-for-sale).") // "See the list."
 */
export function plainText(paragraph: string): string {
  return parseRichText(paragraph)
    .map((part) => part.text)
    .join("");
}
