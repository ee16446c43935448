import { useSyncExternalStore } from "react";

/*
 * The router's hook for a page that has no router: the address alone. The router tells its pages of `pushState` and
 * `replaceState`, so these do too.
 */

const CHANGED = "addresschange";
for (const name of ["pushState", "replaceState"] as const) {
  const original = history[name].bind(history);
  history[name] = (data: unknown, unused: string, url?: string | URL | null) => {
    original(data, unused, url);
    dispatchEvent(new Event(CHANGED));
  };
}

export function useSearchParams(): URLSearchParams {
  return new URLSearchParams(useSyncExternalStore(subscribe, () => location.search));
}

function subscribe(changed: () => void): () => void {
  for (const event of [CHANGED, "popstate"]) addEventListener(event, changed);
  return () => {
    for (const event of [CHANGED, "popstate"]) removeEventListener(event, changed);
  };
}
