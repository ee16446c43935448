import type { SectionKind } from "@forecourt/dealership/content";
import type { ReactNode } from "react";
import { ArticleCategoriesSection } from "./articles/article-categories-section.tsx";
import { ArticleSearchSection } from "./articles/article-search-section.tsx";
import { ArticlesSection } from "./articles/articles-section.tsx";
import { HoursSection } from "./dealership/hours-section.tsx";
import { LocationsSection } from "./dealership/locations-section.tsx";
import { ReviewsSection } from "./dealership/reviews-section.tsx";
import { ServicesSection } from "./dealership/services-section.tsx";
import { StaffNote } from "./dealership/staff-note.tsx";
import { StaffSection } from "./dealership/staff-section.tsx";
import { TeamSection } from "./dealership/team-section.tsx";
import { VisitSection } from "./dealership/visit-section.tsx";
import { HeroSection } from "./hero/hero-section.tsx";
import { PageHeroSection } from "./hero/page-hero-section.tsx";
import { OfferDepartmentsSection } from "./offers/offer-departments-section.tsx";
import { OffersSection } from "./offers/offers-section.tsx";
import { PromotionSection } from "./offers/promotion-section.tsx";
import { PromotionsSection } from "./offers/promotions-section.tsx";
import { RateTiersSection } from "./offers/rate-tiers-section.tsx";
import type { SectionProps } from "./section-props.ts";
import { CalloutsSection } from "./text/callouts-section.tsx";
import { CardsSection } from "./text/cards-section.tsx";
import { ChecklistSection } from "./text/checklist-section.tsx";
import { ComparisonSection } from "./text/comparison-section.tsx";
import { CreditApplicationSection } from "./text/credit-application-section.tsx";
import { DocumentSection } from "./text/document-section.tsx";
import { EducationSection } from "./text/education-section.tsx";
import { FaqsSection } from "./text/faqs-section.tsx";
import { LeadFormSection } from "./text/lead-form-section.tsx";
import { NextStepSection } from "./text/next-step-section.tsx";
import { ProseSection } from "./text/prose-section.tsx";
import { StepsSection } from "./text/steps-section.tsx";
import { TermsTableSection } from "./text/terms-table-section.tsx";
import { BodyStylesSection } from "./vehicles/body-styles-section.tsx";
import { NewModelsSection } from "./vehicles/new-models-section.tsx";
import { SearchSection } from "./vehicles/search-section.tsx";

/** All kinds except the contact form, which its page renders (features/contact). */
export type ShownKind = Exclude<SectionKind, "contact-form">;

type SectionComponents = { [Kind in ShownKind]: (props: SectionProps<Kind>) => ReactNode };

/** The props of a component of any kind. */
export type AnySectionProps = SectionProps<ShownKind>;

/** The component of each kind of section. A missing kind is a type error. */
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
    <LocationsSection id={section.id} title={section.title} context={context} showTitle />
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
  "credit-application": CreditApplicationSection,
} satisfies SectionComponents;
