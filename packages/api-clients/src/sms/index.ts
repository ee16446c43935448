export type { SmsClient, SmsMessage } from "./sms-client.ts";
export { createSmsClient } from "./sms-client.ts";
