/** Pages on their way at once; more would take the line from the one that is clicked. */
const MOST = 5;
/** A page that was not seen to arrive by then has failed. */
const LONGEST_MS = 10_000;

const onTheirWay = new Set<string>();
let watching = false;

/**
 * Fetches a page ahead, unless five are on their way: whoever means a sixth one can follow its link all the same.
 *
 * @param href the page's path
 * @param fetchPage starts fetching it
 */
export function preload(href: string, fetchPage: (href: string) => void): void {
  if (onTheirWay.size >= MOST || onTheirWay.has(href)) return;
  watchArrivals();
  onTheirWay.add(href);
  setTimeout(() => onTheirWay.delete(href), LONGEST_MS);
  fetchPage(href);
}

/** The router does not say when a page has come; the browser's own record of its requests does. */
function watchArrivals(): void {
  if (watching || typeof PerformanceObserver === "undefined") return;
  watching = true;
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { pathname, searchParams } = new URL(name, location.href);
      if (!searchParams.has("_rsc")) continue;
      searchParams.delete("_rsc");
      const query = searchParams.toString();
      onTheirWay.delete(query ? `${pathname}?${query}` : pathname);
    }
  }).observe({ type: "resource" });
}
