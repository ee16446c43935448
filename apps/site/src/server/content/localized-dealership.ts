import type { Store } from "@forecourt/dealership";
import type { Review, StaffMember } from "@forecourt/dealership/content";
import type { Offer, OfferTypeLabel } from "@forecourt/offers";
import type { Questionnaire } from "@forecourt/trade-in";
import { advertisedOffer, type OpenOffer } from "@forecourt/visitor";
import type { Locale } from "#shared/addresses/local-path.ts";
import { dealership, settingsFor } from "../settings/dealership.ts";
import { siteContent } from "./site-content.ts";

/*
 * The dealership's data in the page's language. The data is in the default language; translations override its texts by
 * id.
 */

const textsIn = (locale: Locale, storeId: string) => siteContent(locale, storeId).content.dataTranslations;

/**
 * The dealership's offers.
 *
 * @example offersIn("es", "north").find(({ department }) => department === "service")
 */
export function offersIn(locale: Locale, storeId: string): Offer[] {
  const { offers } = textsIn(locale, storeId);
  return dealership.offers.map((offer) => {
    const words = offers[offer.id];
    // No code depends on an offer type's label, so the translated label is as good.
    return words ? { ...offer, ...words, type_label: words.type_label as OfferTypeLabel } : offer;
  });
}

/** An offer for the offer pages, which no gate locks. */
export type AdvertisedOffer = OpenOffer<Offer>;

/** The dealership's offers for the offer pages. */
export function advertisedOffersIn(locale: Locale, storeId: string): AdvertisedOffer[] {
  return offersIn(locale, storeId).map(advertisedOffer);
}

/**
 * The dealership's team.
 *
 * @example staffIn("es", "north").find(({ slug }) => slug === "priya-raman")?.title // "Directora de financiamiento"
 */
export function staffIn(locale: Locale, storeId: string): StaffMember[] {
  const { staff } = textsIn(locale, storeId);
  return dealership.staff.map((member) => ({ ...member, ...staff[member.slug] }));
}

/**
 * The dealership's reviews. Their texts stay in their own language; the reason of the visit is translated.
 *
 * @example reviewsIn("es", "north")[0]?.visit // "Financió un Outlander 2025"
 */
export function reviewsIn(locale: Locale, storeId: string): Review[] {
  const { reviews } = textsIn(locale, storeId);
  return dealership.reviews.map((review) => ({ ...review, ...reviews[review.id] }));
}

/**
 * A store's subname and its note for visitors.
 *
 * @example storeTexts("es", "north").subname // "Vehículos nuevos y centro de servicio"
 */
export function storeTexts(locale: Locale, storeId: string): Pick<Store, "subname" | "note"> {
  const { subname = "", note = null } = dealership.settings.stores.find(({ id }) => id === storeId) ?? {};
  return { subname, note, ...textsIn(locale, storeId).stores[storeId] };
}

/**
 * The trade-in questionnaire of a store; null for a dealership without online offers.
 *
 * @example questionnaireIn("es", "north")?.questions[0]?.text // "¿En qué estado está?"
 */
export function questionnaireIn(locale: Locale, storeId: string): Questionnaire | null {
  const questionnaire = settingsFor(storeId).tradeIn?.questionnaire;
  const words = textsIn(locale, storeId).tradeIn;
  if (!questionnaire || !words) return questionnaire ?? null;
  return {
    categories: questionnaire.categories.map((category) => ({
      ...category,
      ...words.categories[category.categoryId],
    })),
    questions: questionnaire.questions.map((question) => {
      const { answers: labels = {}, ...texts } = words.questions[question.questionId] ?? {};
      const { answers } = question;
      return {
        ...question,
        ...texts,
        ...(answers && { answers: answers.map((answer) => ({ ...answer, ...labels[answer.value] })) }),
      };
    }),
  };
}

/**
 * The dealership in one sentence, for search engines.
 *
 * @example siteDescription("en", "north") // "New Mitsubishi vehicles and inspected pre-owned cars of every make …"
 */
export function siteDescription(locale: Locale, storeId: string): string {
  return textsIn(locale, storeId).site?.description ?? dealership.settings.profile.site.description;
}
