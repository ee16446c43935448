import { decodeLines, utf16Decoder } from "./decode-bytes.ts";

const LINE_FEED = 0x0a;
/** Bytes. Longer lines are decoded in parts, to limit memory. */
const LONGEST_LINE = 1_000_000;

/**
 * Decodes a feed's bytes to text with `\n` line ends and no byte-order mark.
 *
 * Expects UTF-8 and detects UTF-16 by its mark. Decodes other lines as Windows-1252, because exporters mix both in one
 * file.
 */
export async function* decodeText(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  let carriageReturn = false;
  let first = true;
  for await (const decoded of decodeChunks(chunks)) {
    let text: string = carriageReturn ? `\r${decoded}` : decoded;
    if (first && text !== "") {
      first = false;
      if (text.startsWith("\uFEFF")) text = text.slice(1);
    }
    carriageReturn = text.endsWith("\r");
    if (carriageReturn) text = text.slice(0, -1);
    if (text !== "") yield text.replace(/\r\n?/g, "\n");
  }
  if (carriageReturn) yield "\n";
}

async function* decodeChunks(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<string> {
  let rest: Uint8Array = new Uint8Array();
  let wide: ReturnType<typeof utf16Decoder> | undefined;
  for await (const chunk of chunks) {
    if (typeof chunk === "string") {
      yield chunk;
      continue;
    }
    const bytes = rest.length === 0 ? chunk : joined(rest, chunk);
    if (wide === undefined) {
      if (bytes.length < 2) {
        rest = bytes;
        continue;
      }
      wide = utf16Decoder(bytes);
    }
    if (wide !== null) {
      rest = new Uint8Array();
      yield wide.decode(bytes, { stream: true });
      continue;
    }
    const end = decodableLength(bytes);
    rest = bytes.slice(end);
    if (end > 0) yield decodeLines(bytes.subarray(0, end));
  }
  yield wide ? wide.decode() : decodeLines(rest);
}

/** Whole lines; of a line that is too long, whole characters. */
function decodableLength(bytes: Uint8Array): number {
  const lines = bytes.lastIndexOf(LINE_FEED) + 1;
  if (lines > 0 || bytes.length <= LONGEST_LINE) return lines;
  let start = bytes.length - 1;
  // A character of UTF-8 has at most three continuation bytes.
  while (start > bytes.length - 4 && (bytes[start]! & 0xc0) === 0x80) start -= 1;
  const isOpen = bytes[start]! >= 0xc0;
  return isOpen ? start : bytes.length;
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}
