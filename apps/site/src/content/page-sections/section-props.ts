import type { Facts, Section, SectionKind } from "@forecourt/dealership/content";
import type { PageContext } from "#server/page-context.ts";

export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

/** What a section's component gets: its copy with all facts filled in, and what the page is made from. */
export type SectionProps<Kind extends SectionKind> = {
  section: SectionOf<Kind>;
  context: PageContext;
  /** Facts of this page, for copy that the section takes from elsewhere, such as a promotion. */
  facts: Facts;
};
