import type { ColorFamily, Vehicle } from "@forecourt/inventory";
import type { Locale } from "#shared/addresses/local-path.ts";
import { translator } from "../content/translator.ts";
import { type FeedWords, feedWords, untranslated } from "./feed-vocabulary.ts";

/**
 * A color's name in the page's language. The last word is the color; shades and materials follow it in Spanish. Two
 * colors have a slash between them.
 *
 * @example colorWords("Medium Earth Gray", "es") // { text: "Gris tierra medio" }
 * @example colorWords("Luxor Beige", "es") // { text: "Beige Luxor" }
 */
export function colorWords(name: string, locale: Locale): FeedWords {
  return feedWords(name, locale, ({ colors, shades, materials }) => {
    const parts = name.split("/").map((part) => {
      const words = part.trim().split(/\s+/);
      const color = colors.get(words.pop()!.toLowerCase());
      if (color === undefined) return null;
      const shade = (word: string) => shades.get(word.toLowerCase());
      // A name that is not in the vocabulary is a proper name.
      const others = words.filter((word) => !shade(word));
      const names = others.map((word) => materials.get(word.toLowerCase()) ?? word);
      return [color, ...names, ...words.flatMap((word) => shade(word) ?? [])].join(" ");
    });
    return parts.includes(null) ? null : parts.join("/");
  });
}

/** A paint: its color family in the page's language, and the manufacturer's name if it says more. */
export type PaintWords = { family: string | null; name: FeedWords | null };

/**
 * A vehicle's paint. The manufacturer's name is a proper name, so pages in another language show the family first. Null
 * without a paint.
 *
 * @example paintWords(vehicle, "es") // { family: "Blanco", name: { text: "White Diamond", lang: "en" } }
 */
export function paintWords(
  { exteriorColor, exteriorColorFamily: family }: Pick<Vehicle, "exteriorColor" | "exteriorColorFamily">,
  locale: Locale,
): PaintWords | null {
  if (exteriorColor === null) return null;
  const name = untranslated(exteriorColor, locale);
  if (family === null || name.lang === undefined) return { family: null, name };
  const isPlain =
    translator("en", "vehicle")(`color.${family}`).toLowerCase() === exteriorColor.toLowerCase();
  return { family: familyName(family, locale), name: isPlain ? null : name };
}

/**
 * A vehicle's paint as plain text; null without one.
 *
 * @example paintText(vehicle, "es") // "Blanco (White Diamond)"
 */
export function paintText(
  vehicle: Pick<Vehicle, "exteriorColor" | "exteriorColorFamily">,
  locale: Locale,
): string | null {
  const paint = paintWords(vehicle, locale);
  if (!paint) return null;
  const name = paint.name?.text;
  if (paint.family === null) return name ?? null;
  return name === undefined ? paint.family : `${paint.family} (${name})`;
}

function familyName(family: ColorFamily, locale: Locale): string {
  return translator(locale, "vehicle")(`color.${family}`);
}
