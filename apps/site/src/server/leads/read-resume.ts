import "server-only";
import { checkResume, RESUME_FIELD, type Resume, type ResumeFacts } from "@forecourt/leads/resume";
import { siteEnv } from "#env.ts";
import { CUT_UPLOAD_HEADER } from "#shared/lead-form/cut-upload.ts";
import type { PostedFile, RequestBody } from "../http/read-body.ts";
import { clamd, type Scanner } from "./clamd.ts";

/** `scan` is missing where no virus scanner is set up. */
export type ScannedResume = Resume & Pick<ResumeFacts, "scan">;

export type ReadResume = {
  /** Whether a file was chosen. */
  sent: boolean;
  /** Null without one, and when it is refused. */
  resume: ScannedResume | null;
  errors: readonly { field: string; code: string }[];
};

const NONE: ReadResume = { sent: false, resume: null, errors: [] };

/**
 * Reads, checks and scans the resume of a request. Only a job application may have one, of one file.
 *
 * @param scan null without a virus scanner
 */
export async function readResume(
  request: Request,
  body: RequestBody,
  { kind, scan = configuredScanner() }: { kind: string; scan?: Scanner | null },
): Promise<ReadResume> {
  const files = body.kind === "refused" ? [] : (body.files ?? []).filter(isChosen);
  const [only] = files;
  if (only === undefined) return NONE;
  if (kind !== "CAREERS") return refused("resume-kind");
  if (files.length > 1) return refused("resume-several");
  if (request.headers.has(CUT_UPLOAD_HEADER)) return refused("resume-size");
  const checked = await checkResume(new Uint8Array(await only.file.arrayBuffer()), only.file.name);
  if (!checked.ok) return refused(checked.errors[0].code);
  const found = await scan?.(checked.value.bytes);
  if (found === "infected") return refused("resume-infected");
  return { sent: true, resume: { ...checked.value, scan: found }, errors: [] };
}

function configuredScanner(): Scanner | null {
  const { CLAMD_ADDRESS } = siteEnv();
  return CLAMD_ADDRESS === undefined ? null : clamd(CLAMD_ADDRESS);
}

/** A browser sends a field without a file as an empty one without a name. */
function isChosen({ field, file }: PostedFile): boolean {
  return field === RESUME_FIELD && (file.name !== "" || file.size > 0);
}

function refused(code: string): ReadResume {
  return { sent: true, resume: null, errors: [{ field: RESUME_FIELD, code }] };
}
