import { createEmailClient } from "@forecourt/api-clients/email";
import { apiAttachments } from "../transports/api-attachments.ts";
import { SEND_SECONDS, toSendResult } from "../transports/transport.ts";
import type { MailTransport } from "./mail-transport.ts";

/** Sends emails through the dealership's email API. It takes no headers: the links in the text have to do. */
export function emailApiMailTransport(baseUrl: string): MailTransport {
  const client = createEmailClient({ baseUrl, timeoutMs: SEND_SECONDS * 1000 });
  return {
    name: "email-api",
    send: async ({ id, to, subject, text, attachments }, signal) => {
      const payload = {
        subject,
        email: to.address,
        type: "text",
        body: text,
        ...apiAttachments(attachments),
      } as const;
      return toSendResult(await client.send(payload, { idempotencyKey: id, signal }));
    },
  };
}
