import { CalloutCard } from "@forecourt/ui/callout-card";
import { Section } from "@forecourt/ui/container";
import { Icon, type IconName } from "@forecourt/ui/icon";
import { Heading } from "@forecourt/ui/text";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import type { SectionProps } from "../section-props.ts";
import { ForwardLink } from "./forward-link.tsx";

/** A grid of cards with optional icons and links. */
export function CardsSection({ section: { id, title, text, items } }: SectionProps<"cards">) {
  return (
    <Section
      id={id}
      heading={<Heading level={2}>{title}</Heading>}
      lead={text ? <RichText text={text} /> : null}
    >
      <CardGrid>
        {items.map((item) => (
          <CalloutCard
            key={item.id}
            headingLevel={3}
            title={
              <>
                {item.icon ? (
                  <Icon name={item.icon as IconName} size={26} className="mb-3.5 block text-accent-text" />
                ) : null}
                {item.title}
              </>
            }
            text={<RichText text={item.text} />}
            action={item.link ? <ForwardLink link={item.link} /> : null}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
