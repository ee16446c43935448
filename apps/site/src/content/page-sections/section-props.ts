import type { Facts, Section, SectionKind } from "@forecourt/dealership/content";
import type { ReactNode } from "react";
import type { PageContext } from "#server/page-context.ts";

export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>;

/** Content that a feature puts into the sections of a page. */
export type PageSlots = {
  /** Renders the payment calculator; the credit score that it starts with is the dealership's default if not given. */
  calculator?: (start: { creditScore?: number | undefined }) => ReactNode;
  /** Renders the form of a section, with submitted values and errors. */
  leadForm?: (section: SectionOf<"lead-form">) => ReactNode;
  /** Renders the way to the credit application. */
  creditApplication?: (section: SectionOf<"credit-application">) => ReactNode;
  /** The search query for articles. */
  query?: string | undefined;
};

/** The props of a section component. All tokens in `section` are replaced. */
export type SectionProps<Kind extends SectionKind> = {
  section: SectionOf<Kind>;
  context: PageContext;
  /** Token values of this page, for content from elsewhere, such as a promotion. */
  facts: Facts;
  slots?: PageSlots;
  /** Whether it opens the page, so that its first picture is in the first screen. */
  opensPage?: boolean;
};
