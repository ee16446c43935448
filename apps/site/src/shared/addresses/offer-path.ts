import type { Offer } from "@forecourt/offers";

/**
 * The path of an offer without the language's folder. Dealer and service offers have their own pages; all manufacturer
 * offers share one.
 *
 * @example offerPath({ id: "ofr_oil_change", department: "service" }) // "/special-offers/service/ofr_oil_change"
 */
export function offerPath({ id, department }: Pick<Offer, "id" | "department">): string {
  return department === "sales"
    ? `/special-offers/current-incentives#${id}`
    : `/special-offers/${department}/${id}`;
}
