import { createEmailClient } from "@forecourt/api-clients/email";
import { copyKey } from "./copy-key.ts";
import { type LeadTransport, SEND_SECONDS, toSendResult } from "./transport.ts";

/** Sends leads through the dealership's email API; a 2xx status means success. */
export function emailApiTransport(baseUrl: string): LeadTransport {
  const client = createEmailClient({ baseUrl, timeoutMs: SEND_SECONDS * 1000 });
  return {
    name: "email-api",
    isExternal: true,
    prepare: ({ lead, route, payload }) => ({
      ok: true,
      send: async (signal) => {
        const idempotencyKey = copyKey(lead.id, route.copy);
        return toSendResult(await client.send(payload, { idempotencyKey, signal }));
      },
    }),
  };
}
