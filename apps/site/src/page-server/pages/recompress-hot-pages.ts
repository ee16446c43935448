import { gunzipSync } from "node:zlib";
import { compressBest } from "../http/encodings.ts";
import type { FinishedPage } from "./page-cache.ts";

/**
 * Recompresses requested pages at the highest level, off the main thread.
 *
 * This saves a ninth. Most vehicle pages then fit in 14.6 kB, the first round trip of a connection. It compresses one
 * page at a time. There is no queue, because a hot page is requested again. If compression fails, the page is unchanged.
 *
 * @returns a function that recompresses a page once, unless another page is under way
 */
export function createRecompressor({
  onError,
  compress = compressBest,
}: {
  onError: (error: unknown) => void;
  compress?: (identity: Buffer) => Promise<Buffer>;
}): (page: FinishedPage) => Promise<void> {
  const seen = new WeakSet<FinishedPage>();
  let busy = false;
  return async (page) => {
    if (busy || seen.has(page)) return;
    busy = true;
    seen.add(page);
    try {
      const { gzip } = page.body;
      page.body = { br: await compress(gunzipSync(gzip)), gzip };
    } catch (error) {
      onError(error);
    } finally {
      busy = false;
    }
  };
}
