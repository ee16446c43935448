import { inflate } from "./inflate.ts";
import type { ZipEntry } from "./zip-directory.ts";

const STORED = 0;
const DEFLATED = 8;

/**
 * Unpacks the entries of a zip, one after the other, and believes no declared size. Keeps the content of the wanted
 * ones.
 *
 * @param options `wanted`: whose content is returned; `maxBytes`: of all contents together
 * @returns contents by name in lower case. Null when one is damaged or longer than declared, or all are too long
 */
export async function unpackEntries(
  entries: readonly ZipEntry[],
  { wanted, maxBytes }: { wanted: (name: string) => boolean; maxBytes: number },
): Promise<ReadonlyMap<string, Uint8Array> | null> {
  const contents = new Map<string, Uint8Array>();
  let kept = 0;
  for (const entry of entries) {
    const content = await contentOf(entry);
    if (content === null) return null;
    const name = entry.name.toLowerCase();
    if (!wanted(name)) continue;
    kept += content.length;
    if (kept > maxBytes) return null;
    contents.set(name, content);
  }
  return contents;
}

async function contentOf({ method, packed, size }: ZipEntry): Promise<Uint8Array | null> {
  if (method !== STORED && method !== DEFLATED) return null;
  const content = method === STORED ? packed : await inflate(packed, "deflate-raw", size);
  return content?.length === size ? content : null;
}
