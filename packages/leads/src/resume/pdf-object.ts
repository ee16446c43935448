import { pdfTokens } from "./pdf-tokens.ts";

/** What a check needs of a PDF object: its names, and where it ends. */
export type PdfObject = {
  names: ReadonlySet<string>;
  /** The whole numbers that follow names, such as 20 for `First` in `/First 20`. */
  numbers: ReadonlyMap<string, number>;
  /** Where the bytes of its stream begin; null without one. */
  streamAt: number | null;
  end: number;
};

const DEPTH: Readonly<Record<string, number>> = { "<<": 1, "[": 1, ">>": -1, "]": -1 };

/**
 * Reads one object.
 *
 * @param until `endobj`: up to this word or the object's stream. `value`: a single value, as inside an object stream
 * @example readPdfObject("<</S/JavaScript>> endobj", 0, "endobj").names // Set { "S", "JavaScript" }
 */
export function readPdfObject(source: string, from: number, until: "endobj" | "value"): PdfObject {
  const names = new Set<string>();
  const numbers = new Map<string, number>();
  let last: string | null = null;
  let depth = 0;
  let end = from;
  for (const { kind, text, end: tokenEnd } of pdfTokens(source, from)) {
    end = tokenEnd;
    if (kind === "skipped") continue;
    if (kind === "word" && text === "stream") {
      return { names, numbers, streamAt: dataStart(source, end), end };
    }
    if (kind === "word" && (text === "endobj" || text === "obj")) break;
    if (kind === "name") names.add(text);
    else if (last !== null && /^\d{1,9}$/.test(text)) numbers.set(last, Number(text));
    last = kind === "name" ? text : null;
    depth += kind === "mark" ? (DEPTH[text] ?? 0) : 0;
    if (until === "value" && depth <= 0) break;
  }
  return { names, numbers, streamAt: null, end };
}

/** The word `stream` is followed by one line end (ISO 32000-1, 7.3.8.1). */
function dataStart(source: string, at: number): number {
  if (source.startsWith("\r\n", at)) return at + 2;
  return source[at] === "\n" || source[at] === "\r" ? at + 1 : at;
}
