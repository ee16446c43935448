import type { SiteContent } from "@forecourt/dealership/content";

export const listing: SiteContent["listing"] = {
  seo: {
    title: "{listing} in {city}, {stateShort} | {dealership}",
    description:
      "See {listing} at {storeCount} {city} stores. Every price includes our dealer fees, and every monthly payment shows its rate, term and down payment.",
  },
  text: "At {storeCount} {city} locations. Every price includes dealer fees; tax, title and registration are extra.",
  privateTeaser: {
    title: "Private inventory: {privateVehicleCount}",
    text: "Just arrived or just traded in, and not listed yet. Share your details once to see them first.",
    button: "See private inventory",
  },
  lockedPrice: {
    title: "Our price is one step away",
    text: "Share your details once to see every price.",
    button: "Unlock",
  },
};
