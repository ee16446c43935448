import { Section } from "@forecourt/ui/container";
import { Icon, type IconName } from "@forecourt/ui/icon";
import { Heading } from "@forecourt/ui/text";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import type { SectionProps } from "../section-props.ts";
import { ForwardLink } from "./forward-link.tsx";

/** Short explanations with icons, in columns. */
export function EducationSection({ section }: SectionProps<"education">) {
  return (
    <Section id={section.id} heading={<Heading level={2}>{section.title}</Heading>} lead={section.text}>
      <CardGrid as="ul" gap="columns">
        {section.items.map((item) => (
          <li key={item.id} className="flex flex-col border-line-strong border-t pt-5">
            <Icon name={item.icon as IconName} size={24} className="text-accent-text" />
            <h3 className="mt-3.5 font-semibold text-xl">{item.title}</h3>
            {item.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-muted">
                <RichText text={paragraph} />
              </p>
            ))}
            {item.link ? (
              <p className="mt-auto pt-4">
                <ForwardLink link={item.link} />
              </p>
            ) : null}
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
