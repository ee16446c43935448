import { type Delivery, type KeyPair, openBytes } from "@forecourt/database";
import { RESUME_TYPES, readResumeRecord } from "@forecourt/leads/resume";
import { fail, type Result, succeed } from "@forecourt/result";
import type { MessageAttachment } from "../transports/message-attachment.ts";

/** Decrypts the resume of a lead. A lead without one, or after the resume's retention period, has no attachment. */
export async function openAttachments(
  delivery: Delivery,
  keyPairs: readonly KeyPair[],
): Promise<Result<readonly MessageAttachment[]>> {
  if (delivery.subject !== "lead" || !delivery.resume) return succeed([]);
  const { id, sealed } = delivery.resume;
  const opened = await openBytes(keyPairs, sealed, id);
  if (!opened.ok) return opened;
  const resume = readResumeRecord(opened.value);
  if (resume === null) return fail("resume.invalid");
  const { fileName, type, bytes } = resume;
  return succeed([{ fileName, contentType: RESUME_TYPES[type], content: bytes }]);
}
