/** Pages that are prefetched unasked while one page shows: about 16 kB each. */
const MOST_PAGES = 6;

type Connection = { saveData?: boolean; effectiveType?: string };

let observer: IntersectionObserver | undefined;
let prefetched = 0;
const waiting = new Map<Element, () => void>();

/**
 * Prefetches the page of a link that is on the screen, in an idle moment. A click, or a tap without a hover before it,
 * then needs no request. At most six pages, and none under Save-Data or on slow lines.
 *
 * @returns forgets the link
 */
export function prefetchWhenVisible(link: Element, prefetch: () => void): () => void {
  if (!savesData()) {
    observer ??= new IntersectionObserver(onSeen);
    waiting.set(link, prefetch);
    observer.observe(link);
  }
  return () => {
    observer?.unobserve(link);
    waiting.delete(link);
    // The next page has its own links.
    if (waiting.size === 0) prefetched = 0;
  };
}

function onSeen(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) whenIdle(() => prefetchPage(target));
  }
}

function prefetchPage(link: Element) {
  const prefetch = waiting.get(link);
  if (!prefetch || prefetched >= MOST_PAGES) return;
  prefetched += 1;
  observer?.unobserve(link);
  prefetch();
  // The first formatter of a page loads the browser's number data: 12 ms, on slow phones 50. The vehicle page needs one.
  new Intl.NumberFormat("en-US");
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || !["4g", undefined].includes(connection?.effectiveType);
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run);
  else setTimeout(run, 200);
}
