export type { ApiError, ApiErrorKind, ApiResult } from "../request/api-error.ts";
export type { EmailClient } from "./email-client.ts";
export { createEmailClient } from "./email-client.ts";
export type { AdfEmail, EmailPayload, TextEmail } from "./email-payload.ts";
