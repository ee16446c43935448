import { translator } from "#server/content/translator.ts";
import { FEED_LANGUAGE, type FeedWords } from "#server/feed-words/feed-vocabulary.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { languageName } from "#shared/locale/language-name.ts";

/** One line that says that texts of the feed are in another language; nothing when none is. */
export function FeedLanguageNote({ words, locale }: { words: readonly FeedWords[]; locale: Locale }) {
  if (!words.some(({ lang }) => lang)) return null;
  const t = translator(locale, "vehicle");
  return (
    <p className="mt-3 text-caption text-subtle">
      {t("page.feedLanguage", { language: languageName(FEED_LANGUAGE, locale) })}
    </p>
  );
}
