/**
 * Decompresses bytes and stops at a limit, so that a declared size cannot lie.
 *
 * @param format `deflate-raw` in a zip, `deflate` (zlib) in a PDF
 * @returns null when the bytes are damaged, or unpack to more than `maxBytes`
 * @example await inflate(packed, "deflate-raw", 1_000_000)
 */
export async function inflate(
  bytes: Uint8Array,
  format: "deflate" | "deflate-raw",
  maxBytes: number,
): Promise<Uint8Array | null> {
  const source = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of source.pipeThrough(new DecompressionStream(format))) {
      size += chunk.length;
      if (size > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return concatenated(chunks, size);
}

function concatenated(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
