import type { FeedWords } from "#server/feed-words/feed-vocabulary.ts";

/**
 * A text of the inventory feed. One in another language than the page is marked with `lang`, so that screen readers
 * switch the voice. Names of makes and models need no mark.
 *
 * @example <FeedText words={{ text: "Moon Roof", lang: "en" }} /> // <span lang="en">Moon Roof</span>
 */
export function FeedText({ words: { text, lang } }: { words: FeedWords }) {
  return lang ? <span lang={lang}>{text}</span> : text;
}
