import { LRUCache } from "lru-cache";
import { encodedBytes } from "../http/encodings.ts";
import type { FinishedDocument } from "./send-document.ts";

type Create = () => Promise<FinishedDocument>;

export type DocumentCache = {
  /** The document under a name, created once however many request it at once. */
  get(name: string, create: Create): Promise<FinishedDocument>;
  clear(): void;
  readonly bytes: number;
};

/**
 * Documents in memory, bounded in number and in bytes; the least recently used goes first.
 *
 * @example const cache = createDocumentCache({ max: 300, maxBytes: 30e6 }); await cache.get("/og/home.png", render)
 */
export function createDocumentCache({ max, maxBytes }: { max: number; maxBytes: number }): DocumentCache {
  const documents = new LRUCache<string, FinishedDocument, Create>({
    max,
    maxSize: maxBytes,
    sizeCalculation: documentBytes,
    ignoreFetchAbort: true,
    fetchMethod: (_name, _stale, { context: create }) => create(),
  });
  return {
    get: (name, create) => documents.forceFetch(name, { context: create }),
    clear: () => documents.clear(),
    get bytes() {
      return documents.calculatedSize;
    },
  };
}

function documentBytes({ body }: FinishedDocument): number {
  return "picture" in body ? body.picture.length : encodedBytes(body);
}
