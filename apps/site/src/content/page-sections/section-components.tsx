import type { SectionKind } from "@forecourt/dealership/content";
import type { ReactNode } from "react";
import { BodyStylesSection } from "./body-styles-section.tsx";
import { CalloutsSection } from "./callouts-section.tsx";
import { EducationSection } from "./education-section.tsx";
import { FaqsSection } from "./faqs-section.tsx";
import { HeroSection } from "./hero-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { LocationsSection } from "./locations-section.tsx";
import { NewModelsSection } from "./new-models-section.tsx";
import { PromotionSection } from "./promotion-section.tsx";
import { ProseSection } from "./prose-section.tsx";
import { ReviewsSection } from "./reviews-section.tsx";
import { SearchSection } from "./search-section.tsx";
import type { SectionProps } from "./section-props.ts";
import { StaffNote } from "./staff-note.tsx";

/** The contact form knows what was asked and what was refused: its own page makes it (features/contact). */
type FormKind = "contact-form";
export type ShownKind = Exclude<SectionKind, FormKind>;

type SectionComponents = { [Kind in ShownKind]: (props: SectionProps<Kind>) => ReactNode };

/** The props of one component that may be any of them. */
export type AnySectionProps = SectionProps<ShownKind>;

/** The component of each kind of section; a kind without one does not compile. */
export const sectionComponents = {
  hero: HeroSection,
  "search-or-browse": SearchSection,
  "body-styles": BodyStylesSection,
  "new-models": NewModelsSection,
  promotion: PromotionSection,
  reviews: ReviewsSection,
  faqs: FaqsSection,
  callouts: CalloutsSection,
  education: EducationSection,
  prose: ProseSection,
  locations: ({ section, context }) => (
    <LocationsSection id={section.id} title={section.title} context={context} />
  ),
  hours: ({ section, context }) => <HoursSection id={section.id} context={context} />,
  "staff-note": ({ section, context }) => <StaffNote {...section} context={context} />,
} satisfies SectionComponents;
