import type { SectionKind } from "@forecourt/dealership/content";
import type { ReactNode } from "react";
import { ArticleCategoriesSection } from "./article-categories-section.tsx";
import { ArticleSearchSection } from "./article-search-section.tsx";
import { ArticlesSection } from "./articles-section.tsx";
import { BodyStylesSection } from "./body-styles-section.tsx";
import { CalloutsSection } from "./callouts-section.tsx";
import { CardsSection } from "./cards-section.tsx";
import { ChecklistSection } from "./checklist-section.tsx";
import { ComparisonSection } from "./comparison-section.tsx";
import { DocumentSection } from "./document-section.tsx";
import { EducationSection } from "./education-section.tsx";
import { FaqsSection } from "./faqs-section.tsx";
import { HeroSection } from "./hero-section.tsx";
import { HoursSection } from "./hours-section.tsx";
import { LeadFormSection } from "./lead-form-section.tsx";
import { LocationsSection } from "./locations-section.tsx";
import { NewModelsSection } from "./new-models-section.tsx";
import { NextStepSection } from "./next-step-section.tsx";
import { OfferDepartmentsSection } from "./offer-departments-section.tsx";
import { OffersSection } from "./offers-section.tsx";
import { PageHeroSection } from "./page-hero-section.tsx";
import { PromotionSection } from "./promotion-section.tsx";
import { PromotionsSection } from "./promotions-section.tsx";
import { ProseSection } from "./prose-section.tsx";
import { RateTiersSection } from "./rate-tiers-section.tsx";
import { ReviewsSection } from "./reviews-section.tsx";
import { SearchSection } from "./search-section.tsx";
import type { SectionProps } from "./section-props.ts";
import { ServicesSection } from "./services-section.tsx";
import { StaffNote } from "./staff-note.tsx";
import { StaffSection } from "./staff-section.tsx";
import { StepsSection } from "./steps-section.tsx";
import { TeamSection } from "./team-section.tsx";
import { TermsTableSection } from "./terms-table-section.tsx";
import { VisitSection } from "./visit-section.tsx";

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
  promotions: PromotionsSection,
  callouts: CalloutsSection,
  "page-hero": PageHeroSection,
  cards: CardsSection,
  steps: StepsSection,
  education: EducationSection,
  comparison: ComparisonSection,
  "terms-table": TermsTableSection,
  checklist: ChecklistSection,
  faqs: FaqsSection,
  prose: ProseSection,
  document: DocumentSection,
  "next-step": NextStepSection,
  reviews: ReviewsSection,
  locations: ({ section, context }) => (
    <LocationsSection id={section.id} title={section.title} context={context} headed />
  ),
  hours: ({ section, context }) => <HoursSection id={section.id} context={context} />,
  "staff-note": ({ section, context }) => <StaffNote {...section} context={context} />,
  team: TeamSection,
  staff: StaffSection,
  "offer-departments": OfferDepartmentsSection,
  offers: OffersSection,
  "rate-tiers": RateTiersSection,
  visit: VisitSection,
  services: ServicesSection,
  "article-categories": ArticleCategoriesSection,
  "article-search": ArticleSearchSection,
  articles: ArticlesSection,
  "lead-form": LeadFormSection,
} satisfies SectionComponents;
