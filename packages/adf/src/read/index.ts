export type { AdfFile, AdfNote, AdfNoteCode, AdfReadErrorCode, AdfReading } from "./adf-reading.ts";
export { adfSchema } from "./adf-schema.ts";
export { readAdf } from "./read-adf.ts";
