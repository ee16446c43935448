import { LRUCache } from "lru-cache";
import { type Encodings, encodedBytes } from "../http/encodings.ts";
import type { PagesVersion } from "./pages-version.ts";

/** A finished page in every encoding it is served in. */
export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  /** A hash of the page, without quotes. */
  etag: string;
  body: Encodings;
  /** What hydration reads, fetched on intent; kept with its page. */
  data?: { path: string; body: Encodings };
};

/** Also the page of unknown addresses, of sold vehicles and of ended offers; never a failure. */
const KEPT = new Set([200, 404, 410]);

type Render = () => Promise<FinishedPage>;
type Entry = { page: FinishedPage; render: Render };
type Request = { render: Render; previous?: FinishedPage | undefined };

export type PageCache = {
  /** The page under `key`, rendered once however many request it at once. */
  get(key: string, version: PagesVersion, render: Render): Promise<FinishedPage>;
  /** The page under `key` if it is of this version and fresh. */
  peek(key: string, version: PagesVersion): FinishedPage | undefined;
  /** Renders the `count` most recently used pages for a new version, one by one. */
  renew(version: PagesVersion, count: number): Promise<void>;
  readonly bytes: number;
  readonly pages: number;
  /** How many pages were rendered since the start. */
  readonly rendered: number;
};

/**
 * Finished pages in memory, bounded in bytes; the least recently used goes first. A new version drops them
 * all, with the renderings still under way. A page older than `freshMs` is served once more while it is rendered again.
 */
export function createPageCache({
  maxBytes,
  freshMs,
  now,
}: {
  maxBytes: number;
  freshMs: number;
  now: () => number;
}): PageCache {
  let rendered = 0;
  const createPages = () =>
    new LRUCache<string, Entry, Request>({
      maxSize: Math.max(maxBytes, 1),
      // An entry larger than the cache is not kept.
      sizeCalculation: ({ page }, key) => (KEPT.has(page.status) ? entryBytes(key, page) : maxBytes + 1),
      ttl: freshMs,
      ttlResolution: 0,
      perf: { now },
      allowStale: true,
      noDeleteOnStaleGet: true,
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
      async fetchMethod(_key, stale, { context: { render, previous = stale?.page } }) {
        const page = await render();
        rendered += 1;
        // An unchanged page keeps its old object, which may be compressed further.
        return { page: previous?.etag === page.etag ? previous : page, render };
      },
    });
  let pages = createPages();
  let current: PagesVersion = -1;

  /** The pages of a version; another version than the current one replaces them. */
  const pagesOf = (version: PagesVersion) => {
    if (version !== current) {
      pages = createPages();
      current = version;
    }
    return pages;
  };

  return {
    async get(key, version, render) {
      return (await pagesOf(version).forceFetch(key, { context: { render } })).page;
    },
    peek: (key, version) => pagesOf(version).get(key, { allowStale: false })?.page,
    async renew(version, count) {
      const wanted = [...pages.entries()].slice(0, count);
      const renewed = pagesOf(version);
      for (const [key, { page, render }] of wanted) {
        if (pages !== renewed) return;
        const context = { render, previous: page };
        await renewed.fetch(key, { context }).catch(() => {});
      }
    },
    get bytes() {
      return pages.calculatedSize;
    },
    get pages() {
      return pages.size;
    },
    get rendered() {
      return rendered;
    },
  };
}

/** Bytes of an entry: its bodies, its key and headers as two-byte strings, and the cost of the map. */
function entryBytes(key: string, page: FinishedPage): number {
  const text = key.length + page.etag.length + Object.entries(page.headers).join().length;
  return encodedBytes(page.body) + (page.data ? encodedBytes(page.data.body) : 0) + text * 2 + 512;
}
