import { CONSENT_CHANGED } from "#shared/consent/consent-events.ts";
import { isAllowed } from "#shared/storage/browser-storage.ts";
import type { StreetMapOptions } from "./street-map-options.ts";
import type * as view from "./street-map-view.ts";

/** The map starts to load before it is in view. */
const NEAR = "200px";

/**
 * Opens the map over the schematic one when it is near the window and functional cookies are allowed. Closes it when
 * they are withdrawn. A map that does not load is tried again on the next page.
 *
 * @param frame contains the schematic map
 * @returns closes the map and stops following
 */
export function followStreetMap(frame: HTMLElement, options: StreetMapOptions): () => void {
  let isNear = false;
  let opened: AbortController | undefined;

  const close = () => {
    opened?.abort();
    opened = undefined;
  };
  const update = () => {
    if (!isAllowed("functional")) close();
    else if (isNear && !opened) {
      opened = new AbortController();
      void open(frame, options, opened.signal);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isNear ||= entries.some(({ isIntersecting }) => isIntersecting);
      update();
    },
    { rootMargin: NEAR },
  );
  observer.observe(frame);
  addEventListener(CONSENT_CHANGED, update);
  return () => {
    observer.disconnect();
    removeEventListener(CONSENT_CHANGED, update);
    close();
  };
}

/** The map is large: only visitors who see it load it. */
async function open(frame: HTMLElement, options: StreetMapOptions, signal: AbortSignal): Promise<void> {
  try {
    const { openStreetMap }: typeof view = await import(/* @vite-ignore */ options.scripts.view);
    if (!signal.aborted) openStreetMap(frame, options, signal);
  } catch {
    // Offline, or a browser without WebGL: the schematic map stays.
  }
}
