export type { VehicleCardData, VehicleCards } from "./vehicle-card-schema.ts";
export { vehicleCardSchema, vehicleCardsSchema } from "./vehicle-card-schema.ts";
export type { VehicleCardsClient, VehicleCardsQuery } from "./vehicle-cards-client.ts";
export { createVehicleCardsClient } from "./vehicle-cards-client.ts";
export { vehicleCardsQueries } from "./vehicle-cards-queries.ts";
