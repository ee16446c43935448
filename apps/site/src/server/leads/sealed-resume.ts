import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { seal } from "@forecourt/database";
import { type ResumeFacts, resumeRecord } from "@forecourt/leads/resume";
import { siteEnv } from "#env.ts";
import type { ScannedResume } from "./read-resume.ts";

export type SealedResume = {
  /** UUID; the resume is sealed with it. */
  id: string;
  sealed: Uint8Array;
  /** Hash of the content: tells a repetition from another file. */
  digest: string;
  /** For the lead's record. */
  facts: ResumeFacts;
};

/** Seals a resume for the worker; undefined without one. */
export async function sealedResume(
  resume: ScannedResume | null | undefined,
): Promise<SealedResume | undefined> {
  if (!resume) return undefined;
  const id = randomUUID();
  const { fileName, type, bytes, scan } = resume;
  return {
    id,
    sealed: await seal(siteEnv().WORKER_PUBLIC_KEY, resumeRecord(resume), id),
    digest: createHash("sha256").update(bytes).digest("base64url"),
    facts: { fileName, type, size: bytes.length, ...(scan && { scan }) },
  };
}
