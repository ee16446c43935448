import { type GateContext, isLocked, type Viewer } from "./unlock-gates.ts";
import type { Visible } from "./visible.ts";

/** The fields of an offer without amounts. */
export type GatedOffer = {
  id: string;
  department: string;
  type: string;
  type_label: string;
  offer_recurring: string;
  offer_startdate: string;
  offer_enddate: string;
};

export type OpenOffer<Offer extends GatedOffer = GatedOffer> = Visible<Offer & { locked: false }>;

/** An offer behind the offers gate: type and dates only. */
export type LockedOffer<Offer extends GatedOffer = GatedOffer> = Visible<
  Pick<Offer, keyof GatedOffer> & { locked: true }
>;

export type VisibleOffer<Offer extends GatedOffer = GatedOffer> = OpenOffer<Offer> | LockedOffer<Offer>;

/**
 * Filters an offer for a viewer (docs/product/unlock-gates.md).
 *
 * The locked form lists its fields explicitly. Name, badge, image, description and disclaimer can contain amounts, and
 * new fields must not leak.
 *
 * @param context `search` in lists; the vehicle's condition on its own page.
 * @example offersFor(vehicle, offers, now, timeZone).map((offer) => visibleOffer(offer, viewer, vehicle.condition))
 */
export function visibleOffer<Offer extends GatedOffer>(
  offer: Offer,
  viewer: Viewer,
  context: GateContext,
): VisibleOffer<Offer> {
  if (!isLocked(viewer, context, "offers")) return advertisedOffer(offer);
  const { id, department, type, type_label, offer_recurring, offer_startdate, offer_enddate } = offer;
  const kept = { id, department, type, type_label, offer_recurring, offer_startdate, offer_enddate };
  return { ...kept, locked: true } as LockedOffer<Offer>;
}

/** An offer on an offers page; these are public, so no gate applies. */
export function advertisedOffer<Offer extends GatedOffer>(offer: Offer): OpenOffer<Offer> {
  return { ...offer, locked: false } as OpenOffer<Offer>;
}
