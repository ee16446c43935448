import { offerWindow } from "@forecourt/offers";
import { dealership } from "#server/settings/dealership.ts";
import { OFFERS_PATH, offerPath } from "#shared/addresses/public-paths.ts";
import { type PageAnswer, pageAnswer } from "./page-route.ts";
import type { Variant } from "./variant.ts";

const OFFER = new RegExp(`^${OFFERS_PATH}/(dealer|service)/([^/]+)$`);

/**
 * The page of an offer. Upcoming offers are 404 until they start; ended ones are 410 with the current offers. Unknown
 * ids are null.
 *
 * @example offerRoute("/special-offers/service/ofr_oil_change", variant, now)
 * // { kind: "page", internal: "/v/en/north/locked/offer/ofr_oil_change", dated: true, … }
 */
export function offerRoute(path: string, variant: Variant, now: Date): PageAnswer | null {
  const [, department, id] = OFFER.exec(path) ?? [];
  // Ids may have capital letters; addresses are also accepted in lower case.
  const offer = dealership.offers.find(
    (one) => one.department === department && (one.id === id || one.id.toLowerCase() === id),
  );
  if (!offer) return null;
  const { state } = offerWindow(offer, now, dealership.settings.profile.timezone);
  const own = offerPath(offer);
  switch (state) {
    case "upcoming":
      // Not cached: from its first day on the offer is a page.
      return { ...pageAnswer(variant, "not-found", {}, own), status: 404, dated: true };
    case "current":
      return { ...pageAnswer(variant, `offer/${offer.id}`, {}, own), dated: true };
    case "ended":
      return { ...pageAnswer(variant, `offer/${offer.id}`, {}, own), status: 410, dated: true };
  }
}
