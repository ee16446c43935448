import { type Facts, fillTokens, type Section, type SectionKind } from "@forecourt/dealership/content";
import { Container } from "@forecourt/ui/container";
import type { ComponentType } from "react";
import type { PageContext } from "#server/page-context.ts";
import { type AnySectionProps, sectionComponents } from "./section-components.tsx";
import type { PageSlots } from "./section-props.ts";

/** Kinds that span the full width of the window; all others are in a container. */
const FULL_WIDTH_KINDS: ReadonlySet<SectionKind> = new Set(["hero", "page-hero", "promotion"]);

type PageSectionsProps = {
  sections: readonly Section[];
  context: PageContext;
  /** Token values that only this page knows (docs/product/content.md, "Tokens"). */
  facts: Facts;
  slots?: PageSlots;
  width?: "page" | "narrow" | "flow";
};

export function PageSections({ sections, context, facts, slots = {}, width = "page" }: PageSectionsProps) {
  const opening = sections.find(({ kind }) => kind !== "offer-departments");
  return sections.map((section) => {
    if (section.kind === "contact-form") return null;
    const Component = sectionComponents[section.kind] as ComponentType<AnySectionProps>;
    const content = (
      <Component
        key={section.id}
        section={fillTokens(section, facts)}
        context={context}
        facts={facts}
        slots={slots}
        opensPage={section === opening}
      />
    );
    if (FULL_WIDTH_KINDS.has(section.kind)) return content;
    return (
      <Container key={section.id} width={width}>
        {content}
      </Container>
    );
  });
}
