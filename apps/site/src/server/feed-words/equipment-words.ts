import type { Locale } from "#shared/addresses/local-path.ts";
import { type FeedWords, feedWords } from "./feed-vocabulary.ts";

const AMOUNT = /\$[\d,]+(?:\.\d\d)?/;

/**
 * A label of equipment in the page's language. Upper and lower case are equal, amounts are kept.
 *
 * @example equipmentWords("Tow Package ($650)", "es") // { text: "Paquete de remolque ($650)" }
 * @example equipmentWords("Moon Roof", "es") // { text: "Moon Roof", lang: "en" }
 */
export function equipmentWords(label: string, locale: Locale): FeedWords {
  return feedWords(label, locale, ({ equipment }) => {
    const find = (text: string) => equipment.get(text.trim().toLowerCase());
    const [amount = ""] = AMOUNT.exec(label) ?? [];
    const [whole = "", plain, price] = /^(.+?)\s*(\(\$[\d,.]+\))$/.exec(label) ?? [];
    const [, kind, name] = /^(.+?):\s*(.+)$/.exec(label) ?? [];
    const known = find(label) ?? find(label.replace(AMOUNT, "{amount}"))?.replace("{amount}", amount);
    if (known) return known;
    if (whole && find(plain!)) return `${find(plain!)} ${price}`;
    // The name of a kind, such as a paint, is a proper name.
    return kind && name && find(kind) ? `${find(kind)}: ${find(name) ?? name}` : null;
  });
}

/**
 * The label inside a sentence: a Spanish text begins in lower case, unless it begins with a name.
 *
 * @example equipmentInSentence("Heated Seats", "es") // "asientos con calefacción"
 * @example equipmentInSentence("Apple CarPlay", "es") // "Apple CarPlay"
 */
export function equipmentInSentence(label: string, locale: Locale): string {
  const { text, lang } = equipmentWords(label, locale);
  const [first = ""] = text.split(" ");
  if (locale === "en" || lang || label.startsWith(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
