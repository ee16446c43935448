import type { Facts, Section, SectionKind } from "@forecourt/dealership/content";
import type { ReactNode } from "react";
import type { PageContext } from "#server/page-context.ts";

export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

/** What a feature puts into a page of copy: sections know where it stands, and not what it is. */
export type PageSlots = {
  /** The payment calculator. */
  calculator?: ReactNode;
  /** The form of a section, with what was typed or refused. */
  leadForm?: (section: SectionOf<"lead-form">) => ReactNode;
  /** What articles are searched for. */
  query?: string | undefined;
};

/** What a section's component gets: its copy with all facts filled in, and what the page is made from. */
export type SectionProps<Kind extends SectionKind> = {
  section: SectionOf<Kind>;
  context: PageContext;
  /** Facts of this page, for copy that the section takes from elsewhere, such as a promotion. */
  facts: Facts;
  slots?: PageSlots;
};
