import type { SiteContent } from "@forecourt/dealership/content";

export const promotions: SiteContent["promotions"] = [
  {
    id: "lifetime-warranty",
    position: "promotions-carousel",
    type: "warranty",
    tags: ["warranty"],
    name: "Lifetime engine warranty",
    url: "/used-cars-for-sale?mileage=null,85000",
    title: "Buy pre-owned. Keep the engine covered for life.",
    description:
      "If it has fewer than {claim.lifetimeWarrantyMiles} miles when you buy it, we back the engine with a limited warranty for as long as you own the vehicle. It is in the price already, with no extra line on your contract.",
    img: {
      kind: "illustration",
      shape: "sedan",
      view: "hero",
      paint: "pearl",
      alt: "Light sedan seen from low in front",
    },
    additional: {
      category: "Lifetime engine warranty",
      ctaText: "Shop {coveredVehicleCount} covered vehicles",
    },
    secondaryLink: { label: "Read the terms", href: "/vehicle-protection-plans" },
    criterias: [
      { id: "miles", value: "{claim.lifetimeWarrantyMiles}", label: "Mile limit on the day you buy" },
      { id: "cost", value: "$0", label: "Added to your price for the coverage" },
      { id: "inspection", value: "{claim.inspectionPoints}", label: "Points inspected before we sell it" },
      { id: "life", value: "Life", label: "How long the engine stays covered while it’s yours" },
    ],
    startDate: "2026-01-01",
    endDate: "2050-12-31",
  },
];
