type Connection = { saveData?: boolean; effectiveType?: string };

let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, () => void>();

/**
 * Prefetches a link's page when the link is visible and the browser is idle. A click or tap then needs no request.
 * Does nothing under Save-Data or on slow lines.
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
  };
}

function onSeen(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) whenIdle(() => prefetchOnce(target));
  }
}

function prefetchOnce(link: Element) {
  const prefetch = waiting.get(link);
  waiting.delete(link);
  observer?.unobserve(link);
  prefetch?.();
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
