import { Heading } from "@forecourt/ui/text";
import { RichText } from "#content/rich-text/rich-text.tsx";
import type { SectionProps } from "../section-props.ts";

/** Paragraphs with an optional heading. */
export function ProseSection({ section }: SectionProps<"prose">) {
  return (
    <section id={section.id} className="mt-9 max-w-[70ch] scroll-mt-28">
      {section.title ? (
        <Heading level={2} size="section" className="mb-3">
          {section.title}
        </Heading>
      ) : null}
      {section.paragraphs.map((paragraph) => (
        <p
          key={paragraph}
          className="not-first:mt-3.5 text-muted leading-relaxed [&_strong]:font-semibold [&_strong]:text-text"
        >
          <RichText text={paragraph} />
        </p>
      ))}
    </section>
  );
}
