"use client";

import { extractPathFromFlightRouterState } from "next/dist/client/components/router-reducer/compute-changed-path.js";
import type { PrefetchKind } from "next/dist/client/components/router-reducer/router-reducer-types.d.ts";
import { setCacheBustingSearchParam } from "next/dist/client/components/router-reducer/set-cache-busting-search-param.js";
import { prepareFlightRouterStateForRequest } from "next/dist/client/flight-data-helpers.js";
import type { useRouter } from "next/navigation";

type Router = Pick<ReturnType<typeof useRouter>, "prefetch">;

/** Prefetches the complete page, so that a click needs no request. The default skips pages rendered per request. */
export const FULL_PREFETCH = { kind: "full" as PrefetchKind };

/** How long the browser may use a prefetched payload (page-server/pages/send-page.ts). */
const FRESH_MS = 10_000;

const fetchedAt = new Map<string, number>();
/** The addresses whose route the router knows, since it has shown them. Another query is another route. */
const known = new Set<string>();

/** Remembers an address that the router has shown. */
export function markKnown(address: string): void {
  known.add(address);
}

/** How long a page takes on a line where two requests end between a hover and its click. */
const FAST_MS = 60;

/**
 * Prefetches a page. On a fast line the router does it and has parsed the page before the click. For an unknown address
 * it makes two requests in turn, and a click before their end makes a third. So on a slow line this function makes one
 * request, the same as the router's later one, and the browser's cache answers the router. If a framework update changes
 * that request, the prefetch stops helping; nothing else breaks.
 */
export async function prefetchPayload(router: Router, address: string): Promise<void> {
  const now = performance.now();
  if (now - (fetchedAt.get(address) ?? -FRESH_MS) < FRESH_MS) return;
  fetchedAt.set(address, now);
  if (known.has(address) || isFastLine()) router.prefetch(address, FULL_PREFETCH);
  else await fetchPayload(address).catch(() => {});
}

function isFastLine(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page !== undefined && page.responseEnd - page.requestStart < FAST_MS;
}

/** Sends the request of a navigation to an unknown route (Next 16.4, `fetchServerResponse`). */
async function fetchPayload(address: string): Promise<void> {
  const tree = history.state?.__PRIVATE_NEXTJS_INTERNALS_TREE?.tree;
  if (!tree) return;
  const headers = {
    rsc: "1",
    "next-router-state-tree": prepareFlightRouterStateForRequest(tree),
    "next-url": extractPathFromFlightRouterState(tree) || location.pathname,
  };
  const url = new URL(address, location.href);
  await setCacheBustingSearchParam(url, headers as Parameters<typeof setCacheBustingSearchParam>[1]);
  const answer = await fetch(url, { headers: { ...headers, purpose: "prefetch" } });
  // The browser keeps the answer when it was read to its end.
  await answer.arrayBuffer();
}
