import type { ResumeErrorCode } from "./resume.ts";
import { unpackEntries } from "./unpack-entries.ts";
import { wordPartError } from "./word-part-error.ts";
import { readZipDirectory, type ZipEntry } from "./zip-directory.ts";

/** Limits against zip bombs. Real documents have some dozen entries and shrink to a tenth. */
const MAX_ENTRIES = 1000;
const MAX_UNPACKED_BYTES = 100_000_000;
const MAX_RATIO = 100;

/** Of the XML that is read: thirty times what a resume has. */
const MAX_XML_BYTES = 3_000_000;

/** Every Word document has these (ECMA-376, part 2; part 1, 11.3.10). */
const REQUIRED = ["[content_types].xml", "word/document.xml"];

const MACROS = /(^|\/)vba(project\.bin|data\.xml)$/;

/** Files inside the document: of other programs, or controls. */
const EMBEDDED = /(^|\/)(embeddings|activex)\//;

/** Names that lead out of the folder where a reader unpacks them. */
const UNSAFE_NAME = /^\/|^[a-z]:|\\|(^|\/)\.\.(\/|$)|\0/i;

/**
 * Why a zip is no safe Word document; null when it is one. Every entry is unpacked up to its declared size.
 *
 * @example await wordFileError(bytes) // "resume-macros"
 */
export async function wordFileError(bytes: Uint8Array): Promise<ResumeErrorCode | null> {
  const entries = readZipDirectory(bytes, MAX_ENTRIES);
  if (entries === null || entries.some(({ name }) => UNSAFE_NAME.test(name))) return "resume-unsafe";
  if (entries.some(({ encrypted }) => encrypted)) return "resume-encrypted";
  if (isBomb(entries)) return "resume-unsafe";
  const names = entries.map(({ name }) => name.toLowerCase());
  if (!REQUIRED.every((name) => names.includes(name))) return "resume-type";
  if (names.some((name) => MACROS.test(name))) return "resume-macros";
  if (names.some((name) => EMBEDDED.test(name))) return "resume-active";
  const parts = await unpackEntries(entries, { wanted: isXml, maxBytes: MAX_XML_BYTES });
  if (parts === null) return "resume-unsafe";
  for (const [name, content] of parts) {
    const code = await wordPartError(name, content);
    if (code !== null) return code;
  }
  return null;
}

function isXml(name: string): boolean {
  return name.endsWith(".xml") || name.endsWith(".rels");
}

function isBomb(entries: readonly ZipEntry[]): boolean {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.packed.length, 0);
  return unpacked > MAX_UNPACKED_BYTES || unpacked > packed * MAX_RATIO;
}
