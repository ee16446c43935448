import { decodeWindows1252 } from "./windows-1252.ts";

const LINE_FEED = 0x0a;

/** Decodes whole UTF-16 texts and their parts; null without UTF-16's byte-order mark. */
export function utf16Decoder(bytes: Uint8Array): InstanceType<typeof TextDecoder> | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be");
  return null;
}

/** Decodes the start of a feed at once: UTF-16 by its mark, else lines of UTF-8 or Windows-1252. */
export function decodeBytes(bytes: Uint8Array): string {
  return utf16Decoder(bytes)?.decode(bytes) ?? decodeLines(bytes);
}

/** Decodes lines of UTF-8; a line that is not UTF-8 is Windows-1252, because exporters mix both in one file. */
export function decodeLines(bytes: Uint8Array): string {
  const whole = decodeUtf8(bytes);
  if (whole !== null) return whole;
  let text = "";
  for (let start = 0; start < bytes.length; ) {
    const lineFeed = bytes.indexOf(LINE_FEED, start);
    const end = lineFeed === -1 ? bytes.length : lineFeed + 1;
    const line = bytes.subarray(start, end);
    text += decodeUtf8(line) ?? decodeWindows1252(line);
    start = end;
  }
  return text;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
