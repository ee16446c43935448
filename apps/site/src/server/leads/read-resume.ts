import "server-only";
import { checkResume, RESUME_FIELD, type Resume } from "@forecourt/leads/resume";
import { CUT_UPLOAD_HEADER } from "#shared/lead-form/cut-upload.ts";
import type { PostedFile, RequestBody } from "../http/read-body.ts";

export type ReadResume = {
  /** Whether a file was chosen. */
  sent: boolean;
  /** Null without one, and when it is refused. */
  resume: Resume | null;
  errors: readonly { field: string; code: string }[];
};

const NONE: ReadResume = { sent: false, resume: null, errors: [] };

/** Reads and checks the resume of a request: one file or none, for a job application only. */
export async function readResume(request: Request, body: RequestBody, kind: string): Promise<ReadResume> {
  const files = body.kind === "refused" ? [] : (body.files ?? []).filter(isChosen);
  const [only] = files;
  if (only === undefined) return NONE;
  if (kind !== "CAREERS") return refused("resume-kind");
  if (files.length > 1) return refused("resume-several");
  if (request.headers.has(CUT_UPLOAD_HEADER)) return refused("resume-size");
  const checked = checkResume(new Uint8Array(await only.file.arrayBuffer()), only.file.name);
  return checked.ok ? { sent: true, resume: checked.value, errors: [] } : refused(checked.errors[0].code);
}

/** A browser sends a field without a file as an empty one without a name. */
function isChosen({ field, file }: PostedFile): boolean {
  return field === RESUME_FIELD && (file.name !== "" || file.size > 0);
}

function refused(code: string): ReadResume {
  return { sent: true, resume: null, errors: [{ field: RESUME_FIELD, code }] };
}
