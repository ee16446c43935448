import { type Encodings, encodedBytes } from "../http/encodings.ts";

type Kept = { audience: string; body: Encodings };

export type PageDataStore = {
  /** Keeps a page's data, or marks it as just sent. */
  keep(path: string, audience: string, body: Encodings): void;
  /** The data at a path, for the audience its page was made for and no other. */
  find(path: string, audience: string): Encodings | undefined;
  readonly bytes: number;
};

/**
 * The data of pages that were sent lately, bounded in bytes; the least recently sent goes first. A page whose data is
 * gone still works: it stays without its scripts.
 */
export function createPageDataStore({ maxBytes }: { maxBytes: number }): PageDataStore {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  return {
    keep(path, audience, body) {
      const key = `${audience} ${path}`;
      const known = kept.get(key);
      kept.delete(key);
      kept.set(key, known ?? { audience, body });
      if (!known) bytes += encodedBytes(body);
      for (const [oldest, entry] of kept) {
        if (bytes <= maxBytes) break;
        kept.delete(oldest);
        bytes -= encodedBytes(entry.body);
      }
    },
    find: (path, audience) => kept.get(`${audience} ${path}`)?.body,
    get bytes() {
      return bytes;
    },
  };
}
