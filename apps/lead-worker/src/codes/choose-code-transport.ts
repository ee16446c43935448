import type { WorkerEnv } from "../env.ts";
import type { CodeTransport } from "./code-transport.ts";
import { fileCodeTransport } from "./file-code-transport.ts";
import { smsCodeTransport } from "./sms-code-transport.ts";

/** Chooses the text message API when it is configured, else the local inbox. */
export function chooseCodeTransport({
  SMS_API_URL,
  DATA_DIR,
}: Pick<WorkerEnv, "SMS_API_URL" | "DATA_DIR">): CodeTransport {
  return SMS_API_URL === undefined ? fileCodeTransport(DATA_DIR) : smsCodeTransport(SMS_API_URL);
}
