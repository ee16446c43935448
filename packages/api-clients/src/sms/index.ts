export type { ApiError, ApiErrorKind, ApiResult } from "../request/api-error.ts";
export type { SmsClient, SmsMessage } from "./sms-client.ts";
export { createSmsClient } from "./sms-client.ts";
