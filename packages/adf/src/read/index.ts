export type { AdfNote, AdfNoteCode, AdfReadErrorCode, AdfReading } from "./adf-reading.ts";
export { readAdf } from "./read-adf.ts";
