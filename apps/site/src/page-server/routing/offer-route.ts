import { offerWindow } from "@forecourt/offers";
import { dealership } from "#server/settings/dealership.ts";
import { type PageAnswer, pageAnswer } from "./page-route.ts";
import type { Variant } from "./variant.ts";

const OFFER = /^\/special-offers\/(dealer|service)\/([^/]+)$/;

/**
 * The page of an offer, as long as it lasts; 410 with the current ones once it has ended. One that has not begun is not
 * found yet, and one that nobody has heard of is no page at all.
 *
 * @example offerRoute("/special-offers/service/ofr_oil_change", variant, now)
 * // { kind: "page", internal: "/v/en/north/locked/offer/ofr_oil_change", dated: true, … }
 */
export function offerRoute(path: string, variant: Variant, now: Date): PageAnswer | null {
  const [, department, id] = OFFER.exec(path) ?? [];
  // An id may hold capitals, which an address typed in small letters does not.
  const offer = dealership.offers.find(
    (one) => one.department === department && (one.id === id || one.id.toLowerCase() === id),
  );
  if (!offer) return null;
  const { state } = offerWindow(offer, now, dealership.settings.profile.timezone);
  const own = `/special-offers/${offer.department}/${offer.id}`;
  switch (state) {
    case "upcoming":
      // It is a page from its first day on: where it leads must not be remembered until then.
      return { ...pageAnswer(variant, "not-found", {}, own), status: 404, dated: true };
    case "current":
      return { ...pageAnswer(variant, `offer/${offer.id}`, {}, own), dated: true };
    case "ended":
      return { ...pageAnswer(variant, `offer/${offer.id}`, {}, own), status: 410, dated: true };
  }
}
