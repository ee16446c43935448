import { LinkButton } from "@forecourt/ui/button";
import { Section } from "@forecourt/ui/container";
import { Panel } from "@forecourt/ui/panel";
import { SpecList } from "@forecourt/ui/spec-grid";
import { Heading } from "@forecourt/ui/text";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { SectionProps } from "../section-props.ts";

/** Numbered steps with facts and an optional link. */
export function StepsSection({ section: { id, title, text, items } }: SectionProps<"steps">) {
  return (
    <Section
      id={id}
      heading={<Heading level={2}>{title}</Heading>}
      lead={text ? <RichText text={text} /> : null}
    >
      <CardGrid as="ol">
        {items.map((item, index) => (
          <Panel as="li" key={item.id} className="flex flex-col">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full bg-surface-sunken font-bold text-sm"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 font-bold text-2xl">{item.title}</h3>
            <p className="mt-2 mb-4 text-muted">
              <RichText text={item.text} />
            </p>
            <SpecList
              className="mt-auto border-line border-t"
              items={item.facts.map(({ label, value }) => ({ term: label, detail: value }))}
            />
            {item.link ? (
              <LinkButton as={RouterLink} href={item.link.href} variant="secondary" block className="mt-4">
                {item.link.label}
              </LinkButton>
            ) : null}
          </Panel>
        ))}
      </CardGrid>
    </Section>
  );
}
