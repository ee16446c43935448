import { type KitLocale, type KitMessages, kitMessages } from "../messages/messages.ts";

/** What a story hands to its render function, as far as the toolbars go. */
export type StoryContext = { globals: Record<string, unknown> };

/** The language that the toolbar has chosen. */
export function localeOf({ globals }: StoryContext): KitLocale {
  return globals["locale"] === "es" ? "es" : "en";
}

/** A story's own words in the toolbar's language. */
export function wordsOf<T>(words: Record<KitLocale, T>, context: StoryContext): T {
  return words[localeOf(context)];
}

/** The kit's words in the toolbar's language. */
export function messagesOf(context: StoryContext): KitMessages {
  return kitMessages(localeOf(context));
}
