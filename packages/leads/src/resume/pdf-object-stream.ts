import { inflate } from "./inflate.ts";
import type { PdfObject } from "./pdf-object.ts";

const LINE_END_BYTES = 2;

/**
 * The text of an object stream (ISO 32000-1, 7.5.7). PDF 1.5 and later pack most objects so.
 *
 * @returns null when it is damaged, longer than `maxBytes`, or packed by another filter than Flate
 */
export async function pdfObjectStream(
  { bytes, source }: { bytes: Uint8Array; source: string },
  { names, streamAt }: PdfObject,
  maxBytes: number,
): Promise<string | null> {
  const start = streamAt ?? source.length;
  const end = source.indexOf("endstream", start);
  const filters = [...names].filter((name) => /Decode$|^(DecodeParms|DP|Crypt|F)$/.test(name));
  if (end < 0 || filters.some((name) => name !== "FlateDecode")) return null;
  if (filters.length === 0) return end - start > maxBytes ? null : source.slice(start, end);
  // A line end stands before `endstream`, in one of three forms or none. Bytes behind the packed ones are an error.
  for (let cut = 0; cut <= LINE_END_BYTES; cut += 1) {
    const content = await inflate(bytes.subarray(start, end - cut), "deflate", maxBytes);
    if (content !== null) return new TextDecoder("latin1").decode(content);
  }
  return null;
}
