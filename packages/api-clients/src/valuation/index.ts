export type { ValuationClient, ValuationRequest } from "./valuation-client.ts";
export { createValuationClient } from "./valuation-client.ts";
export { valuationQueries } from "./valuation-queries.ts";
export type { VehiclePrices } from "./valuation-schema.ts";
export { vehiclePricesSchema } from "./valuation-schema.ts";
