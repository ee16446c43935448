export type { EmailClient } from "./email-client.ts";
export { createEmailClient } from "./email-client.ts";
export type { AdfEmail, EmailPayload, TextEmail } from "./email-payload.ts";
