export type { LenderClient, SealedApplication } from "./lender-client.ts";
export { createLenderClient } from "./lender-client.ts";
