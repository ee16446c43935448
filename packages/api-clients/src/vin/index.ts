export type { VinClient } from "./vin-client.ts";
export { createVinClient } from "./vin-client.ts";
export { vinQueries } from "./vin-queries.ts";
export type { VinVehicle } from "./vin-vehicle-schema.ts";
export { vinVehicleSchema } from "./vin-vehicle-schema.ts";
