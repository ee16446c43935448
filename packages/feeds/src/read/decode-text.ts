type Decoder = InstanceType<typeof TextDecoder>;

const LINE_FEED = 0x0a;
/** Longer lines are decoded in parts, to limit memory. */
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
  let wide: Decoder | null | undefined;
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
      wide = wideDecoder(bytes);
    }
    if (wide !== null) {
      rest = new Uint8Array();
      yield wide.decode(bytes, { stream: true });
      continue;
    }
    const cut = bytes.lastIndexOf(LINE_FEED) + 1;
    const end = cut === 0 && bytes.length > LONGEST_LINE ? bytes.length : cut;
    rest = bytes.slice(end);
    if (end > 0) yield decodeLines(bytes.subarray(0, end));
  }
  yield wide ? wide.decode() : decodeLines(rest);
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

function wideDecoder(bytes: Uint8Array): Decoder | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be");
  return null;
}

function decodeLines(bytes: Uint8Array): string {
  const whole = decodeStrictly(bytes);
  if (whole !== null) return whole;
  let text = "";
  for (let start = 0; start < bytes.length; ) {
    const lineFeed = bytes.indexOf(LINE_FEED, start);
    const end = lineFeed === -1 ? bytes.length : lineFeed + 1;
    const line = bytes.subarray(start, end);
    text += decodeStrictly(line) ?? new TextDecoder("windows-1252").decode(line);
    start = end;
  }
  return text;
}

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
