import type { Page } from "@forecourt/dealership/content";
import { heroSlides } from "../hero-slides.ts";
import { homeFaqs } from "../home-faqs.ts";

/** `/` */
export const home: Page = {
  key: "index",
  layout: "default",
  seo: {
    title: "{dealership} | New {brand} and pre-owned cars in {city}, {stateShort}",
    ogTitle: "{dealership}, {city}",
    description:
      "Browse {vehicleCount} new and pre-owned vehicles at {storeCount} {city} stores. Prices include our dealer fees. See what you qualify for before you visit.",
  },
  heading: null,
  sections: [
    { kind: "hero", id: "hero", slides: heroSlides },
    {
      kind: "search-or-browse",
      id: "search",
      title: "Search or browse {vehicleCount} vehicles",
      text: null,
      buttons: [
        { label: "All pre-owned vehicles", href: "/used-cars-for-sale" },
        { label: "Special offers", href: "/special-offers" },
      ],
    },
    { kind: "body-styles", id: "body-styles", title: "Browse by body style" },
    {
      kind: "new-models",
      id: "new-models",
      title: "New {brand} models",
      text: "Manufacturer’s starting prices, before the {documentaryFee} documentary fee. Payments include it.",
      link: { label: "See all {newVehicleCount} new vehicles", href: "/new-cars-for-sale" },
      disclaimer:
        "Estimated payments at example terms: {financeTerm} months and {cashDown} down, with the documentary fee included. Tax, title and registration are extra. Not an offer of credit.",
    },
    { kind: "promotion", id: "lifetime-warranty", promotionId: "lifetime-warranty" },
    {
      kind: "reviews",
      id: "reviews",
      title: "What people say about financing here",
      text: "{googleRating} from {googleReviewCount} Google reviews",
      categories: ["Finance"],
      limit: 9,
    },
    {
      kind: "faqs",
      id: "faqs",
      title: "Questions we hear every week",
      text: "Not here? Call [{phone}]({phoneHref}) or [send a message](/contact-us). A person answers.",
      staffSlug: "priya-raman",
      items: homeFaqs,
    },
    {
      kind: "callouts",
      id: "callouts",
      items: [
        {
          id: "financing",
          topic: "financing",
          title: "Financing for every score",
          text: "Over {claim.lenders} lenders, including ones that work with first-time buyers. See how your range changes the rate before you apply.",
          link: { label: "Explore auto financing", href: "/auto-financing" },
        },
        {
          id: "stores",
          topic: "dealer",
          title: "{storeCount} stores, one inventory",
          text: "See a car at Airport, drive it at North. We move vehicles between our stores at no charge.",
          link: { label: "Locations and hours", href: "/contact-us" },
        },
        {
          id: "service",
          topic: "service",
          title: "Service that starts on time",
          text: "Come in by appointment and drive straight in. We send photos and a price before any work you did not ask for.",
          link: { label: "See service", href: "/service" },
        },
      ],
    },
  ],
};
