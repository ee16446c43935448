import { gunzipSync } from "node:zlib";
import { compressBest } from "../http/encodings.ts";
import type { FinishedPage } from "./page-cache.ts";

/** Waiting pages stay in memory when the cache drops them. A page beyond these is compressed at its next request. */
const MAX_WAITING = 20;

/**
 * Recompresses requested pages at the highest level, off the main thread.
 *
 * This saves a ninth. Most vehicle pages then fit in 14.6 kB, the first round trip of a connection. It compresses one
 * page at a time. If compression fails, the page is unchanged.
 *
 * @returns a function that recompresses a page once, unless too many pages wait; resolves when those so far are compressed
 */
export function createRecompressor({
  onError,
  compress = compressBest,
  maxWaiting = MAX_WAITING,
}: {
  onError: (error: unknown) => void;
  compress?: (identity: Buffer) => Promise<Buffer>;
  maxWaiting?: number;
}): (page: FinishedPage) => Promise<void> {
  const seen = new WeakSet<FinishedPage>();
  let waiting = 0;
  let last = Promise.resolve();
  const recompress = async (page: FinishedPage) => {
    try {
      const { gzip } = page.body;
      page.body = { br: await compress(gunzipSync(gzip)), gzip };
    } catch (error) {
      onError(error);
    } finally {
      waiting -= 1;
    }
  };
  return (page) => {
    if (waiting >= maxWaiting || seen.has(page)) return last;
    seen.add(page);
    waiting += 1;
    last = last.then(() => recompress(page));
    return last;
  };
}
