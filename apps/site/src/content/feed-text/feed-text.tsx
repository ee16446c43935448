import type { ReactElement } from "react";
import type { FeedWords } from "#server/feed-words/feed-vocabulary.ts";

/**
 * A text of the inventory feed. One in another language than the page is marked with `lang`, so that screen readers
 * switch the voice. Names of makes and models need no mark.
 *
 * @example <FeedText words={{ text: "Moon Roof", lang: "en" }} /> // <span lang="en">Moon Roof</span>
 */
export function FeedText({ words }: { words: FeedWords }) {
  return feedText(words);
}

/** The same as a node: a plain string in the page's language, which needs no element around it. */
export function feedText({ text, lang }: FeedWords): ReactElement | string {
  return lang ? (
    <span key={text} lang={lang}>
      {text}
    </span>
  ) : (
    text
  );
}
