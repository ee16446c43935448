const HEADER = "%PDF-";
const END = "%%EOF";

/** Readers look for the end mark in the last 1,024 bytes (ISO 32000-1, Annex H, note 18). */
const END_BYTES = 1024;

/** Whether bytes begin and end as a PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  if (latin1(bytes.subarray(0, HEADER.length)) !== HEADER) return false;
  return latin1(bytes.subarray(HEADER.length).subarray(-END_BYTES)).includes(END);
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
