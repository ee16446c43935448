import type { EmailAttachment } from "@forecourt/api-clients/email";
import type { MessageAttachment } from "./message-attachment.ts";

/** The attachments of the email API's body (docs/product/api.md); no field when there are none. */
export function apiAttachments(attachments: readonly MessageAttachment[] = []): {
  attachments?: EmailAttachment[];
} {
  if (attachments.length === 0) return {};
  return {
    attachments: attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      content_type: contentType,
      content: Buffer.from(content).toString("base64"),
    })),
  };
}
