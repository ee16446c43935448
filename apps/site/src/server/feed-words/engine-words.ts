import type { Locale } from "#shared/addresses/local-path.ts";
import { type FeedWords, feedWords } from "./feed-vocabulary.ts";

/** Liters, cylinders and induction, as the feed reader writes them: `1.5L 4-Cylinder Turbo`. */
const ENGINE = /^(?:([\d.]+)L)? ?(?:(\d+)-Cylinder)? ?(.*)$/;

/**
 * An engine's label in the page's language.
 *
 * @example engineWords("1.5L 4-Cylinder Turbo", "es") // { text: "1.5 L, 4 cilindros, turbo" }
 */
export function engineWords(label: string, locale: Locale): FeedWords {
  return feedWords(label, locale, ({ engines }) => {
    const [, liters, cylinders, rest = ""] = ENGINE.exec(label.trim()) ?? [];
    const induction = engines.get(rest.toLowerCase());
    if (rest !== "" && induction === undefined) return null;
    const parts = [
      liters && `${liters} L`,
      cylinders && engines.get("{count}-cylinder")?.replace("{count}", cylinders),
      induction,
    ];
    return parts.filter(Boolean).join(", ");
  });
}
