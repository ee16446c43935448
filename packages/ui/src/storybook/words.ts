import { type KitLocale, type KitMessages, kitMessages } from "../messages/messages.ts";

/** The story context, reduced to the toolbar values. */
export type StoryContext = { globals: Record<string, unknown> };

/** The toolbar's language. */
export function localeOf({ globals }: StoryContext): KitLocale {
  return globals["locale"] === "es" ? "es" : "en";
}

/** A story's texts in the toolbar's language. */
export function wordsOf<T>(words: Record<KitLocale, T>, context: StoryContext): T {
  return words[localeOf(context)];
}

/** The kit's default texts in the toolbar's language. */
export function messagesOf(context: StoryContext): KitMessages {
  return kitMessages(localeOf(context));
}

/** A slider format in whole US dollars. */
export const dollars = (locale: KitLocale) =>
  ({
    locale: locale === "es" ? "es-US" : "en-US",
    style: "currency",
    currency: "USD",
    maximumFractionDigits: 0,
  }) as const;
