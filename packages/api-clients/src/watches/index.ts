export type { CheckEmail } from "../request/check-email-schema.ts";
export { checkEmailSchema } from "../request/check-email-schema.ts";
export type { WatchRequest } from "./watch-request-schema.ts";
export { watchRequestSchema } from "./watch-request-schema.ts";
export type { WatchesClient } from "./watches-client.ts";
export { createWatchesClient } from "./watches-client.ts";
