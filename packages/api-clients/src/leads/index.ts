export type { LeadAccepted } from "./lead-accepted-schema.ts";
export { leadAcceptedSchema } from "./lead-accepted-schema.ts";
export { leadCustomerSchema, leadPersonSchema } from "./lead-customer-schema.ts";
export type { LeadRequest } from "./lead-request-schema.ts";
export { leadRequestSchema } from "./lead-request-schema.ts";
export { leadVehicleSchema } from "./lead-vehicle-schema.ts";
export type { LeadsClient } from "./leads-client.ts";
export { createLeadsClient } from "./leads-client.ts";
