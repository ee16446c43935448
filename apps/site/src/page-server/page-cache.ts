/** A finished page in every encoding it is served in. */
export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  brotli: Buffer;
  gzip: Buffer;
};

type Entry = { page: FinishedPage; bytes: number; freshUntil: number; version: number };

export type PageCache = {
  /** The page under `key`, rendered once however many ask for it at once. */
  get(key: string, version: number, render: () => Promise<FinishedPage>): Promise<FinishedPage>;
  readonly bytes: number;
  readonly pages: number;
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

  const drop = (key: string, entry: Entry) => {
    entries.delete(key);
    bytes -= entry.bytes;
  };

  const store = (key: string, version: number, page: FinishedPage) => {
    const size = weight(key, page);
    const previous = entries.get(key);
    if (previous) drop(key, previous);
    if (page.status !== 200 || size > maxBytes) return;
    entries.set(key, { page, bytes: size, freshUntil: now() + freshMs, version });
    bytes += size;
    for (const [oldest, entry] of entries) {
      if (bytes <= maxBytes) break;
      drop(oldest, entry);
    }
  };

  const renderOnce = (key: string, version: number, render: () => Promise<FinishedPage>) => {
    const flight = `${version} ${key}`;
    const under = rendering.get(flight);
    if (under) return under;
    const started = render()
      .then((page) => {
        store(key, version, page);
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
    get bytes() {
      return bytes;
    },
    get pages() {
      return entries.size;
    },
  };
}

/** Bytes an entry holds: its three bodies, its key and headers as two-byte strings, and the map's own cost. */
function weight(key: string, page: FinishedPage): number {
  const text = key.length + page.etag.length + Object.entries(page.headers).join().length;
  return page.identity.length + page.brotli.length + page.gzip.length + text * 2 + 512;
}
