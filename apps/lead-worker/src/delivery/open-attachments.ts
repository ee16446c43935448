import { type Delivery, type KeyPair, openBytes } from "@forecourt/database";
import { RESUME_TYPES, readResumeRecord } from "@forecourt/leads/resume";
import type { MessageAttachment } from "../transports/message-attachment.ts";

export type OpenedAttachments =
  | { ok: true; attachments: readonly MessageAttachment[] }
  | { ok: false; error: string };

/** Decrypts the resume of a lead. A lead without one, or after the resume's retention period, has no attachment. */
export async function openAttachments(
  delivery: Delivery,
  keyPairs: readonly KeyPair[],
): Promise<OpenedAttachments> {
  if (delivery.subject !== "lead" || !delivery.resume) return { ok: true, attachments: [] };
  const { id, sealed } = delivery.resume;
  const opened = await openBytes(keyPairs, sealed, id);
  if (!opened.ok) return opened;
  const resume = readResumeRecord(opened.bytes);
  if (resume === null) return { ok: false, error: "resume.invalid" };
  const { fileName, type, bytes } = resume;
  return { ok: true, attachments: [{ fileName, contentType: RESUME_TYPES[type], content: bytes }] };
}
