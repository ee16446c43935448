import type { Page } from "@forecourt/dealership/content";
import { usedCarFaqs } from "../used-car-faqs.ts";

/** What stands under the vehicles on `/cars-for-sale` and its filtered lists. */
export const carsForSale: Page = {
  key: "cars-search-page",
  layout: "default",
  seo: {
    title: "New and used cars for sale in {city}, {stateShort} | {dealership}",
    description:
      "{vehicleCount} new, used and certified vehicles at {storeCount} {city} stores. Prices include dealer fees; every payment shows its rate, term and down payment.",
  },
  heading: null,
  sections: [
    {
      kind: "education",
      id: "buying-used",
      title: "Buying used, without the guesswork",
      text: "Four things worth knowing before you choose, from the people who inspect and price these cars.",
      items: [
        {
          id: "depreciation",
          icon: "percent",
          title: "Let someone else pay for the first miles",
          paragraphs: [
            "A new car can lose up to {claim.depreciationFirstDay} of its value when it leaves the lot, and about {claim.depreciationNextYear} more over the next year. A two- or three-year-old car has that behind it, often with most of its factory warranty still ahead.",
          ],
          link: { label: "See vehicles from the last three years", href: "/used-cars-for-sale?sort=year" },
        },
        {
          id: "inspection",
          icon: "check-circle",
          title: "Ask for the inspection sheet",
          paragraphs: [
            "We check {claim.inspectionPoints} points before a pre-owned vehicle goes on sale: brakes, tires, fluids, electronics, body and a road test. The sheet says what we found and what we replaced. Ask for it at any store, or have us email it.",
          ],
          link: null,
        },
        {
          id: "mileage",
          icon: "gauge",
          title: "Read age and miles together",
          paragraphs: [
            "Low miles on an old car can mean years of short trips; higher miles on a newer one are often highway miles. Service records tell you more than either number. Below {claim.lifetimeWarrantyMiles} miles, our lifetime limited engine warranty comes with the car.",
          ],
          link: { label: "See covered vehicles", href: "/used-cars-for-sale?mileage=null,85000" },
        },
        {
          id: "total-cost",
          icon: "calculator",
          title: "Compare totals, not months",
          paragraphs: [
            "A longer loan makes almost any car fit a monthly budget and costs more in the end. Open the calculator on a vehicle’s page, change the term and watch the total of payments.",
          ],
          link: null,
        },
      ],
    },
    {
      kind: "faqs",
      id: "used-car-faqs",
      title: "Questions about buying used",
      text: "Something else? Call [{phone}]({phoneHref}) or [send a message](/contact-us).",
      staffSlug: null,
      items: usedCarFaqs,
    },
  ],
};
