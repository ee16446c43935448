import type { Offer } from "./offer.ts";

/** What a shopper may know of an offer while the offers gate is closed. */
export type LockedOffer = Pick<
  Offer,
  "id" | "department" | "type" | "type_label" | "offer_recurring" | "offer_startdate" | "offer_enddate"
> & { locked: true };

/**
 * An offer without its amounts, for the closed offers gate.
 *
 * Keeps a short list of fields instead of removing known ones: name, badge, image, description and disclaimer carry
 * amounts in words, and a field added later must not slip through (docs/product/unlock-gates.md, "What each gate
 * hides").
 *
 * @example offersFor(vehicle, offers, now, timeZone).map(withoutAmounts)
 */
export function withoutAmounts(offer: Offer): LockedOffer {
  const { id, department, type, type_label, offer_recurring, offer_startdate, offer_enddate } = offer;
  return { id, department, type, type_label, offer_recurring, offer_startdate, offer_enddate, locked: true };
}
