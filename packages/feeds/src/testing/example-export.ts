import type { Vehicle } from "@forecourt/inventory";
import { cents, miles } from "@forecourt/units";
import type { FeedExport } from "../write/feed-export.ts";

/** Export options; prices are the vehicle's own. */
export const EXAMPLE_EXPORT: FeedExport = {
  priceOf: ({ oldPrice, salePrice }) => ({ price: oldPrice, salePrice }),
  linkOf: ({ vin }) => `https://lot.test/${vin}`,
  dealerOf: (storeId) => ({
    name: `Lot "${storeId}", Inc.`,
    street: "1 Main St",
    city: "Springfield",
    region: "MO",
    postalCode: "65801",
    country: "US",
  }),
};

export const EXAMPLE_VEHICLE: Vehicle = {
  vin: "JA4J4VA84PZ000013",
  stockNumber: "P1001",
  storeId: "north",
  condition: "certified",
  year: 2023,
  make: "Mitsubishi",
  model: "Outlander PHEV",
  trim: "SEL",
  mileage: miles(12_345),
  bodyStyle: "suvs",
  doors: 4,
  transmission: "cvt",
  drivetrain: "4wd",
  fuelType: "plug_in_hybrid",
  engine: "2.4L 4-Cylinder",
  cityMpg: 25,
  highwayMpg: 27,
  exteriorColor: "White Diamond",
  exteriorColorFamily: "white",
  interiorColor: "Black",
  oldPrice: cents(3_299_800),
  salePrice: cents(3_199_850),
  msrp: cents(4_000_000),
  features: ["Heated Seats", "Wheels, 18-inch"],
  oemFeatures: [],
  standardFeatures: [],
  optionalFeatures: [],
  description: 'One owner & clean.\n"As new"',
  previewImage: "https://img.test/1.jpg",
  evoxImages: null,
  imageCustomBg: null,
  additionalImages: ["/local.jpg", "https://img.test/w_4,h_3/2.jpg", "https://img.test/3.jpg"],
  status: "available",
  visibility: "public",
  arrivedOn: "2026-03-15",
};

export async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return text;
}
