/** Facts that only a page knows, besides those of settings and offers (docs/product/content.md, "Tokens"). */
export const PAGE_FACTS = [
  "vehicleCount",
  "newVehicleCount",
  "coveredVehicleCount",
  "privateVehicleCount",
  "listing",
  "vehicle",
  "vehicleDetails",
  "stockNumber",
  "storeName",
  "price",
  "historyProvider",
  "firstName",
  "enteredPhone",
  "inboxUrl",
] as const;
export type PageFact = (typeof PAGE_FACTS)[number];
