import { gunzipSync } from "node:zlib";
import { compressBest } from "../http/encodings.ts";
import type { FinishedPage } from "./page-cache.ts";

/**
 * Compresses pages that are requested again to the fewest bytes: a ninth less, which brings most vehicle pages under
 * the 14.6 kB that a new connection may send in its first round trip. One page at a time, off the main thread, without
 * a queue: a hot page is requested again. A page whose compression failed stays as it is.
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
