import { createSmsClient } from "@forecourt/api-clients/sms";
import { SEND_SECONDS, toSendResult } from "../transports/transport.ts";
import type { CodeTransport } from "./code-transport.ts";

/** Sends codes through the text message API. */
export function smsCodeTransport(baseUrl: string): CodeTransport {
  const client = createSmsClient({ baseUrl, timeoutMs: SEND_SECONDS * 1000 });
  return {
    name: "sms-api",
    send: async ({ verificationId, phone, text }, signal) => {
      return toSendResult(await client.send({ to: phone, text }, { idempotencyKey: verificationId, signal }));
    },
  };
}
