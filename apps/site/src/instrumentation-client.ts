import { getNavigationBuildId } from "next/dist/client/navigation-build-id.js";
import { createBuildWatch } from "./browser/build-watch.ts";

declare global {
  interface Window {
    /** Whether a path may be loaded anew now; records that it is (browser/reload-on-chunk-failure.ts). */
    takeReload?: (path: string) => boolean;
  }
}

const watch = createBuildWatch({
  ownBuild: getNavigationBuildId,
  fetchLatest: async () => {
    const answer = await fetch("/builds/latest.json", { cache: "no-store" });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return answer.json();
  },
  now: () => performance.now(),
  warn: (message, error) => console.warn(message, error),
});

addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") void watch.check();
});

addEventListener("error", ({ error }) => {
  if (!window.hydrated && error) console.error("The app could not be mounted.", error);
});

/**
 * Next calls it before a navigation. With a newer build the page is loaded whole. Back and Forward keep the shopper's
 * place instead.
 */
export function onRouterTransitionStart(url: string, type: "push" | "replace" | "traverse"): void {
  void watch.check();
  if (type === "traverse" || !watch.isReplaced()) return;
  const target = new URL(url, location.href);
  if (!window.takeReload?.(target.pathname)) return;
  if (type === "push") location.assign(target);
  else location.replace(target);
}
