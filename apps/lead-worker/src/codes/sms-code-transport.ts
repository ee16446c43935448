import { createSmsClient } from "@forecourt/api-clients/sms";
import { SEND_SECONDS } from "../transports/transport.ts";
import type { CodeTransport } from "./code-transport.ts";

/** Sends codes through the text message API. */
export function smsCodeTransport(baseUrl: string): CodeTransport {
  const client = createSmsClient({ baseUrl, timeoutMs: SEND_SECONDS * 1000 });
  return {
    name: "sms-api",
    send: async ({ verificationId, phone, text }, signal) => {
      const result = await client.send({ to: phone, text }, { idempotencyKey: verificationId, signal });
      if (result.ok) return { ok: true };
      const { code, retryable, retryAfterSeconds } = result.error;
      return { ok: false, code, retryable, retryAfterSeconds };
    },
  };
}
