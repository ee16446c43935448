import { type Encodings, encodedBytes } from "../http/encodings.ts";

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

type Entry = { page: FinishedPage; bytes: number; freshUntil: number; version: number; render: Render };
type Render = () => Promise<FinishedPage>;

export type PageCache = {
  /** The page under `key`, rendered once however many ask for it at once. */
  get(key: string, version: number, render: () => Promise<FinishedPage>): Promise<FinishedPage>;
  /** The page under `key` when it is there, of this version and fresh: nobody has to wait for anything. */
  peek(key: string, version: number): FinishedPage | undefined;
  /** Renders the `count` pages that were asked for last for a new inventory version, one after the other. */
  renew(version: number, count: number): Promise<void>;
  readonly bytes: number;
  readonly pages: number;
  /** How many pages were rendered since the start. */
  readonly rendered: number;
};

/**
 * Finished pages in memory, bounded in bytes; the least recently used goes first. An entry of an older inventory
 * version is never served. A page past `freshMs` is served once more while it is rendered anew, so that opening
 * hours and offer windows follow the clock without anybody waiting for them.
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
  const entries = new Map<string, Entry>();
  const rendering = new Map<string, Promise<FinishedPage>>();
  let bytes = 0;
  let rendered = 0;

  const drop = (key: string, entry: Entry) => {
    entries.delete(key);
    bytes -= entry.bytes;
  };

  const store = (key: string, version: number, page: FinishedPage, render: Render) => {
    const previous = entries.get(key);
    if (previous) drop(key, previous);
    const size = weight(key, page);
    if (page.status !== 200 || size > maxBytes) return;
    // Most pages come out as they were; what was made of them since, packed or put together, is kept.
    const kept = previous?.page.etag === page.etag ? previous.page : page;
    entries.set(key, { page: kept, bytes: size, freshUntil: now() + freshMs, version, render });
    bytes += size;
    for (const [oldest, entry] of entries) {
      if (bytes <= maxBytes) break;
      drop(oldest, entry);
    }
  };

  const renderOnce = (key: string, version: number, render: Render) => {
    const flight = `${version} ${key}`;
    const under = rendering.get(flight);
    if (under) return under;
    rendered += 1;
    const started = render()
      .then((page) => {
        store(key, version, page, render);
        return page;
      })
      .finally(() => rendering.delete(flight));
    rendering.set(flight, started);
    return started;
  };

  return {
    async get(key, version, render) {
      const entry = entries.get(key);
      if (!entry || entry.version !== version) return renderOnce(key, version, render);
      entries.delete(key);
      entries.set(key, entry);
      if (entry.freshUntil < now()) renderOnce(key, version, render).catch(() => {});
      return entry.page;
    },
    peek(key, version) {
      const entry = entries.get(key);
      if (!entry || entry.version !== version || entry.freshUntil < now()) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    async renew(version, count) {
      const wanted = [...entries].slice(-count).reverse();
      for (const [key, entry] of wanted) {
        if (entries.get(key)?.version !== version)
          await renderOnce(key, version, entry.render).catch(() => {});
      }
    },
    get bytes() {
      return bytes;
    },
    get pages() {
      return entries.size;
    },
    get rendered() {
      return rendered;
    },
  };
}

/** Bytes an entry holds: its bodies, its key and headers as two-byte strings, and the map's own cost. */
function weight(key: string, page: FinishedPage): number {
  const text = key.length + page.etag.length + Object.entries(page.headers).join().length;
  return encodedBytes(page.body) + (page.data ? encodedBytes(page.data.body) : 0) + text * 2 + 512;
}
