// Not exported: how requests are made and tried again. The email and text message clients never try again by themselves.
export type { ApiErrorKind } from "../request/api-error.ts";
export type { Refusal } from "./refusal-schema.ts";
export { refusalSchema } from "./refusal-schema.ts";
export type { FacetValue, VehicleList } from "./vehicle-list-schema.ts";
export { facetValueSchema, vehicleListSchema } from "./vehicle-list-schema.ts";
export type { QueryOptions, VehiclesFailure } from "./vehicle-queries.ts";
export { vehicleQueries } from "./vehicle-queries.ts";
export type { VehicleQuery } from "./vehicle-query.ts";
export { vehicleQueryString } from "./vehicle-query.ts";
export type { ListedVehicle, VehicleDetails } from "./vehicle-schema.ts";
export { vehicleDetailsSchema, vehicleSchema } from "./vehicle-schema.ts";
export type { VehicleSitemap } from "./vehicle-sitemap-schema.ts";
export { vehicleSitemapSchema } from "./vehicle-sitemap-schema.ts";
export type { VehiclesClient, VehiclesClientOptions } from "./vehicles-client.ts";
export { createVehiclesClient } from "./vehicles-client.ts";
export type { VehiclesError, VehiclesResult } from "./vehicles-error.ts";
