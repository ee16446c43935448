/**
 * Names of the facts that only the page knows when it is made, beside the settings' facts and an offer's
 * (docs/product/content.md, "Tokens").
 */
export const PAGE_FACTS = [
  "vehicleCount",
  "newVehicleCount",
  "coveredVehicleCount",
  "privateVehicleCount",
  "listing",
  "vehicle",
  "storeName",
  "price",
  "historyProvider",
  "firstName",
  "enteredPhone",
  "inboxUrl",
] as const;
export type PageFact = (typeof PAGE_FACTS)[number];
