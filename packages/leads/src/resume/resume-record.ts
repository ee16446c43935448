import { RESUME_TYPES, type Resume, type ResumeType } from "./resume.ts";

/**
 * A resume as bytes, to be sealed: its name and type as a line of JSON, then its content.
 *
 * @example resumeRecord({ fileName: "Ada.pdf", type: "pdf", bytes })
 */
export function resumeRecord({ fileName, type, bytes }: Resume): Uint8Array {
  const head = new TextEncoder().encode(`${JSON.stringify({ fileName, type })}\n`);
  const record = new Uint8Array(head.length + bytes.length);
  record.set(head);
  record.set(bytes, head.length);
  return record;
}

/** Reads the bytes of `resumeRecord`; null when they are none. */
export function readResumeRecord(record: Uint8Array): Resume | null {
  const end = record.indexOf(0x0a);
  const head = parse(new TextDecoder().decode(record.subarray(0, Math.max(0, end))));
  if (!isHead(head)) return null;
  return { fileName: head.fileName, type: head.type, bytes: record.subarray(end + 1) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isHead(head: unknown): head is { fileName: string; type: ResumeType } {
  if (typeof head !== "object" || head === null) return false;
  const { fileName, type } = head as Record<string, unknown>;
  return typeof fileName === "string" && typeof type === "string" && Object.hasOwn(RESUME_TYPES, type);
}
