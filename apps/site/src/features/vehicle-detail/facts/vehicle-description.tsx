import { Section } from "@forecourt/ui/container";
import { FeedLanguageNote } from "#content/feed-text/feed-language-note.tsx";
import { FeedText } from "#content/feed-text/feed-text.tsx";
import { translator } from "#server/content/translator.ts";
import { untranslated } from "#server/feed-words/feed-vocabulary.ts";

/** The description from the feed, split into paragraphs. */
export function VehicleDescription({ description, locale }: { description: string; locale: "en" | "es" }) {
  const paragraphs = description.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) return null;
  const t = translator(locale, "vehicle");
  return (
    <Section gap="detail" title={t("page.description")}>
      <div className="grid max-w-[70ch] gap-3 text-muted">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <FeedText words={untranslated(paragraph, locale)} />
          </p>
        ))}
      </div>
      <FeedLanguageNote words={[untranslated(description, locale)]} locale={locale} />
    </Section>
  );
}
