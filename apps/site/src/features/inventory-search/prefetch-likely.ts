"use client";

import { prefetchPayload } from "#content/router-link/prefetch-payload.ts";

/** Lists that are prefetched before a link is pointed at, for each shown list: about 17 kB each. */
const MOST_LISTS = 2;

let prefetched = { from: "", lists: 0 };
let last: Promise<void> | undefined;

/** Prefetches a list that may be wanted next: at most two from each shown list, one after the other. */
export function prefetchLikely(router: Parameters<typeof prefetchPayload>[0], from: string, address: string) {
  if (prefetched.from !== from) prefetched = { from, lists: 0 };
  if (prefetched.lists >= MOST_LISTS) return;
  prefetched.lists += 1;
  const before = last;
  last = (async () => {
    await before;
    await prefetchPayload(router, address);
  })();
}
