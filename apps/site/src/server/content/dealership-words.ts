import type { Store } from "@forecourt/dealership";
import type { Review, StaffMember } from "@forecourt/dealership/content";
import type { Offer, OfferTypeLabel } from "@forecourt/offers";
import { advertisedOffer, type OpenOffer } from "@forecourt/visitor";
import type { Locale } from "#shared/addresses/local-path.ts";
import { dealership } from "../settings/dealership.ts";
import { siteContent } from "./site-content.ts";

/*
 * What the dealership has, in the words of the page's language. Data speaks the default language; a translation gives
 * words to it by its ids, and what it does not name stays as it is.
 */

const wordsIn = (locale: Locale, storeId: string) => siteContent(locale, storeId).content.dataWords;

/**
 * The dealership's offers.
 *
 * @example offersIn("es", "north").find(({ department }) => department === "service")
 */
export function offersIn(locale: Locale, storeId: string): Offer[] {
  const { offers } = wordsIn(locale, storeId);
  return dealership.offers.map((offer) => {
    const words = offers[offer.id];
    // Nothing depends on what a kind of offer is called, so another language's name for it is as good.
    return words ? { ...offer, ...words, type_label: words.type_label as OfferTypeLabel } : offer;
  });
}

/** An offer as the pages of offers show it. */
export type AdvertisedOffer = OpenOffer<Offer>;

/** The same for the pages of offers, which no gate locks. */
export function advertisedOffersIn(locale: Locale, storeId: string): AdvertisedOffer[] {
  return offersIn(locale, storeId).map(advertisedOffer);
}

/**
 * The dealership's team.
 *
 * @example staffIn("es", "north").find(({ slug }) => slug === "priya-raman")?.title // "Directora de financiamiento"
 */
export function staffIn(locale: Locale, storeId: string): StaffMember[] {
  const { staff } = wordsIn(locale, storeId);
  return dealership.staff.map((member) => ({ ...member, ...staff[member.slug] }));
}

/**
 * The dealership's reviews. Each keeps its own words; what its visit was about is ours to say. Where the page speaks
 * another language than the data, those that were written in it come first.
 *
 * @example reviewsIn("es", "north")[0]?.language // "es"
 */
export function reviewsIn(locale: Locale, storeId: string): Review[] {
  const { reviews } = wordsIn(locale, storeId);
  const isOther = locale !== dealership.settings.languages.default;
  const isForeign = ({ language }: Review) => Number(isOther && language !== locale);
  return dealership.reviews
    .map((review) => ({ ...review, ...reviews[review.id] }))
    .sort((a, b) => isForeign(a) - isForeign(b));
}

/**
 * What a store is besides its name, and what there is to know before going there.
 *
 * @example storeWords("es", "north").subname // "Vehículos nuevos y centro de servicio"
 */
export function storeWords(locale: Locale, storeId: string): Pick<Store, "subname" | "note"> {
  const { subname = "", note = null } = dealership.settings.stores.find(({ id }) => id === storeId) ?? {};
  return { subname, note, ...wordsIn(locale, storeId).stores[storeId] };
}

/**
 * The dealership in one sentence, for search engines.
 *
 * @example siteDescription("en", "north") // "New Mitsubishi vehicles and inspected pre-owned cars of every make …"
 */
export function siteDescription(locale: Locale, storeId: string): string {
  return wordsIn(locale, storeId).site?.description ?? dealership.settings.profile.site.description;
}
