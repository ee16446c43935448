import { type PdfObject, readPdfObject } from "./pdf-object.ts";
import { pdfObjectStream } from "./pdf-object-stream.ts";
import type { ResumeErrorCode } from "./resume.ts";

/**
 * Actions that run or send something, files inside the file, and other documents. See ISO 32000-1, 12.6 and 7.11.4. A
 * link to a website and an opening page are harmless.
 */
const ACTIVE = [
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToE",
  "GoToR",
  "Rendition",
  "RichMedia",
  "EmbeddedFile",
  "EmbeddedFiles",
  "XFA",
];

/** Where an object or a trailer begins. Readers jump to it, whatever stands before. */
const START = /(?<=[\s\0])obj(?![A-Za-z0-9])|(?<![A-Za-z0-9])trailer(?![A-Za-z0-9])/g;

/** Limits of what is read, beside streams. They are a hundred times what a resume has, and half a second. */
const MAX_OBJECTS = 50_000;
const MAX_SYNTAX_BYTES = 3_000_000;

/**
 * Why a PDF is refused; null when its objects have nothing active. Content of pages is not examined: it only draws.
 *
 * @example await pdfError(bytes) // "resume-active"
 */
export async function pdfError(bytes: Uint8Array): Promise<ResumeErrorCode | null> {
  const source = new TextDecoder("latin1").decode(bytes);
  const starts = Array.from(source.matchAll(START), ({ index, 0: word }) => index + word.length);
  const objects = readObjects(source, starts, "endobj");
  if (objects === null) return "resume-unsafe";
  if (hasAny(objects, ["Encrypt"])) return "resume-encrypted";
  let left = MAX_SYNTAX_BYTES;
  for (const stream of objects.filter(({ names }) => names.has("ObjStm"))) {
    const inner = await pdfObjectStream({ bytes, source }, stream, left);
    const packed = inner === null ? null : innerObjects(inner, stream);
    if (inner === null || packed === null) return "resume-unsafe";
    left -= inner.length;
    objects.push(...packed);
  }
  return hasAny(objects, ACTIVE) ? "resume-active" : null;
}

function hasAny(objects: readonly PdfObject[], searched: readonly string[]): boolean {
  return objects.some(({ names }) => searched.some((name) => names.has(name)));
}

/** The stream begins with a table of numbers and positions. */
function innerObjects(inner: string, { numbers }: PdfObject): PdfObject[] | null {
  const first = numbers.get("First") ?? inner.length;
  const table = inner.slice(0, first).match(/\d+/g) ?? [];
  const starts = table.filter((_, at) => at % 2 === 1).map((position) => first + Number(position));
  return readObjects(inner, starts, "value");
}

/** Null when reading them takes too long, for instance because they overlap. */
function readObjects(
  source: string,
  starts: readonly number[],
  until: "endobj" | "value",
): PdfObject[] | null {
  if (starts.length > MAX_OBJECTS) return null;
  let left = MAX_SYNTAX_BYTES;
  const objects: PdfObject[] = [];
  for (const start of starts) {
    const object = readPdfObject(source, start, until);
    left -= object.end - start;
    if (left < 0) return null;
    objects.push(object);
  }
  return objects;
}
