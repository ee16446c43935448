import type { Offer } from "../../offer.ts";
import { NO_CONDITIONS } from "../sample-offer.ts";

/** An invented advertisement: the texts and figures of an offer. */
export type Advertisement = Partial<Offer> & { name: string };
/** An advertisement with every code that a reader of the regulations expects. */
export type FaultyAdvertisement = Advertisement & { codes: readonly string[] };

/** The offer of an advertisement, for November 2026, which ends on the last day of the month. */
export function offerOf(advertisement: Advertisement): Offer {
  return {
    id: "ofr_advertisement",
    offer_type: "advertisement",
    department: "sales",
    type: "other",
    type_label: "Limited Time",
    image: null,
    badge: null,
    description: "",
    disclaimer: "See the store for details. Ends {endDate}.",
    offer_recurring: "none",
    offer_startdate: "2026-11-01",
    offer_enddate: "2026-11-30",
    vehicles_conditions: NO_CONDITIONS,
    ...advertisement,
  };
}
