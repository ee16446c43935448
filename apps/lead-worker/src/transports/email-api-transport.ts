import { createEmailClient } from "@forecourt/api-clients/email";
import { apiAttachments } from "./api-attachments.ts";
import { copyKey } from "./copy-key.ts";
import { type LeadTransport, SEND_SECONDS, toSendResult } from "./transport.ts";

/** Sends leads through the dealership's email API; a 2xx status means success. */
export function emailApiTransport(baseUrl: string): LeadTransport {
  const client = createEmailClient({ baseUrl, timeoutMs: SEND_SECONDS * 1000 });
  return {
    name: "email-api",
    isExternal: true,
    prepare: ({ lead, route, payload, attachments }) => ({
      ok: true,
      send: async (signal) => {
        const idempotencyKey = copyKey(lead.id, route.copy);
        const body = { ...payload, ...apiAttachments(attachments) };
        return toSendResult(await client.send(body, { idempotencyKey, signal }));
      },
    }),
  };
}
