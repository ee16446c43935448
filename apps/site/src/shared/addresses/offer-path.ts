import type { Offer } from "@forecourt/offers";

/**
 * The path of an offer without the language's folder: the dealer's and the workshop's have pages of their own, the
 * manufacturer's stand with all their terms on one page.
 *
 * @example offerPath({ id: "ofr_oil_change", department: "service" }) // "/special-offers/service/ofr_oil_change"
 */
export function offerPath({ id, department }: Pick<Offer, "id" | "department">): string {
  return department === "sales"
    ? `/special-offers/current-incentives#${id}`
    : `/special-offers/${department}/${id}`;
}
