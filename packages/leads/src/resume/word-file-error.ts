import type { ResumeErrorCode } from "./resume.ts";
import { readZipDirectory, type ZipEntry } from "./zip-directory.ts";

/** Limits against zip bombs. Real documents have some dozen entries and shrink to a tenth. */
const MAX_ENTRIES = 1000;
const MAX_UNPACKED_BYTES = 100_000_000;
const MAX_RATIO = 100;

/** Every Word document has these (ECMA-376, part 2; part 1, 11.3.10). */
const REQUIRED = ["[content_types].xml", "word/document.xml"];

const MACROS = /(^|\/)vba(project\.bin|data\.xml)$/;

/** Names that lead out of the folder where a reader unpacks them. */
const UNSAFE_NAME = /^\/|^[a-z]:|\\|(^|\/)\.\.(\/|$)|\0/i;

/**
 * Why a zip is no safe Word document, by its directory; null when it is one.
 *
 * @example wordFileError(bytes) // "resume-macros"
 */
export function wordFileError(bytes: Uint8Array): ResumeErrorCode | null {
  const entries = readZipDirectory(bytes, MAX_ENTRIES);
  if (entries === null || entries.some(({ name }) => UNSAFE_NAME.test(name))) return "resume-unsafe";
  if (entries.some(({ encrypted }) => encrypted)) return "resume-encrypted";
  if (isBomb(entries)) return "resume-unsafe";
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (!REQUIRED.every((name) => names.has(name))) return "resume-type";
  return [...names].some((name) => MACROS.test(name)) ? "resume-macros" : null;
}

function isBomb(entries: readonly ZipEntry[]): boolean {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const packed = entries.reduce((sum, { packedSize }) => sum + packedSize, 0);
  return unpacked > MAX_UNPACKED_BYTES || unpacked > packed * MAX_RATIO;
}
