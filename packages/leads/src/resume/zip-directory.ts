/** An entry as the central directory of a zip declares it. Sizes are bytes. */
export type ZipEntry = {
  name: string;
  encrypted: boolean;
  /** How it is packed: 0 not at all, 8 by deflate. */
  method: number;
  /** Its bytes, as packed. */
  packed: Uint8Array;
  /** The size after unpacking. It can be false. */
  size: number;
};

const LOCAL_SIGNATURE = 0x04034b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;

/** General purpose bits: encrypted, strongly encrypted, encrypted directory (APPNOTE 4.4.4). */
const ENCRYPTED = 0x0001 | 0x0040 | 0x2000;

/** Whether bytes begin with a zip's first entry, so that nothing stands before the archive. */
export function startsWithZipEntry(bytes: Uint8Array): boolean {
  return bytes.length >= 4 && viewOf(bytes).getUint32(0, true) === LOCAL_SIGNATURE;
}

/**
 * Reads the central directory of a zip (PKWARE APPNOTE 6.3.10) and decompresses nothing. Refuses what a document never
 * has. Several disks, ZIP64, bytes behind the archive, overlapping entries, or two names of one entry.
 *
 * @returns the entries, or null when the directory is damaged or has more than `maxEntries`
 */
export function readZipDirectory(bytes: Uint8Array, maxEntries: number): ZipEntry[] | null {
  const view = viewOf(bytes);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  const isWhole = view.getUint32(end + 4, true) === 0 && view.getUint16(end + 8, true) === count;
  if (!isWhole || count > maxEntries || start + view.getUint32(end + 12, true) !== end) return null;

  const entries: ZipEntry[] = [];
  let packed = 0;
  let position = start;
  for (let index = 0; index < count; index += 1) {
    const found = readEntry(view, position, { start, end });
    if (found === null) return null;
    entries.push(found.entry);
    packed += LOCAL_BYTES + found.entry.packed.length;
    position = found.next;
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  // More bytes than there are before the directory: several entries share them.
  return position === end && packed <= start && names.size === count ? entries : null;
}

/** The position of the end record; its comment must reach the last byte. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE && view.getUint16(at + 20, true) === last - at) return at;
  }
  return null;
}

function readEntry(
  view: DataView,
  at: number,
  { start, end }: { start: number; end: number },
): { entry: ZipEntry; next: number } | null {
  if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
  const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
  const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const local = view.getUint32(at + 42, true);
  if (next > end || local + LOCAL_BYTES > start || view.getUint32(local, true) !== LOCAL_SIGNATURE)
    return null;
  const name = latin1(view, at + ENTRY_BYTES, nameEnd);
  const localNameEnd = local + LOCAL_BYTES + view.getUint16(local + 26, true);
  const method = view.getUint16(at + 10, true);
  // Readers differ in which of both they believe.
  if (localNameEnd > start || latin1(view, local + LOCAL_BYTES, localNameEnd) !== name) return null;
  if (view.getUint16(local + 8, true) !== method) return null;
  const dataAt = localNameEnd + view.getUint16(local + 28, true);
  const dataEnd = dataAt + view.getUint32(at + 20, true);
  if (dataEnd > start) return null;
  const flags = view.getUint16(at + 8, true) | view.getUint16(local + 6, true);
  const entry = {
    name,
    encrypted: (flags & ENCRYPTED) !== 0,
    method,
    packed: bytesOf(view, dataAt, dataEnd),
    size: view.getUint32(at + 24, true),
  };
  return { entry, next };
}

function latin1(view: DataView, from: number, to: number): string {
  return new TextDecoder("latin1").decode(bytesOf(view, from, to));
}

function bytesOf(view: DataView, from: number, to: number): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset + from, to - from);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
