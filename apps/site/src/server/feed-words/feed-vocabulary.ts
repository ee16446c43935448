import type { Locale } from "#shared/addresses/local-path.ts";
import spanish from "../../../messages/feed/es.json" with { type: "json" };

/** A text of the inventory feed for a page. `lang` is set when it is in another language than the page. */
export type FeedWords = { text: string; lang?: Locale };

/** The words of one kind in the page's language, by the feed's word in lower case. */
type Words = ReadonlyMap<string, string>;
type FeedVocabulary = Record<keyof typeof spanish, Words>;

/** Inventory feeds are in English only. */
export const FEED_LANGUAGE: Locale = "en";

const wordsOf = (entries: Readonly<Record<string, string>>): Words =>
  new Map(Object.entries(entries).map(([word, text]) => [word.toLowerCase(), text]));

const VOCABULARIES: Partial<Record<Locale, FeedVocabulary>> = {
  es: {
    equipment: wordsOf(spanish.equipment),
    engines: wordsOf(spanish.engines),
    colors: wordsOf(spanish.colors),
    shades: wordsOf(spanish.shades),
    materials: wordsOf(spanish.materials),
  },
};

/** A text of the feed that is never translated, such as a description or a paint's name. */
export function untranslated(text: string, locale: Locale): FeedWords {
  return locale === FEED_LANGUAGE ? { text } : { text, lang: FEED_LANGUAGE };
}

/**
 * A text of the feed in the page's language. An unknown text stays as it is, with its own language.
 */
export function feedWords(
  text: string,
  locale: Locale,
  translate: (vocabulary: FeedVocabulary) => string | null,
): FeedWords {
  const vocabulary = VOCABULARIES[locale];
  const translated = vocabulary ? translate(vocabulary) : null;
  return translated === null ? untranslated(text, locale) : { text: translated };
}
