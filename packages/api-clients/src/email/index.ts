export type { EmailClient } from "./email-client.ts";
export { createEmailClient } from "./email-client.ts";
export type { AdfEmail, EmailAttachment, EmailPayload, TextEmail } from "./email-payload.ts";
