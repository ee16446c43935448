export type { DetailsRequest } from "./details-request-schema.ts";
export { detailsRequestSchema } from "./details-request-schema.ts";
export type { MyDetailsClient } from "./my-details-client.ts";
export { createMyDetailsClient } from "./my-details-client.ts";
