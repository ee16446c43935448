import { getNavigationBuildId } from "next/dist/client/navigation-build-id.js";
import type * as freshBuild from "./browser/fresh-build.ts";
import { ADDRESS_META } from "./shared/addresses/address-meta.ts";
import { FRESH_BUILD_PATH } from "./shared/addresses/build-paths.ts";

const CHECK_EVERY_MS = 60_000;

/** In milliseconds of the page, which was new at zero. */
let checkedAt = 0;
/** Set once the site has a newer build. */
let newer: typeof freshBuild | undefined;

const load = (): Promise<typeof freshBuild> => import(/* turbopackIgnore: true */ FRESH_BUILD_PATH);

function check(): void {
  const now = performance.now();
  if (now - checkedAt < CHECK_EVERY_MS) return;
  checkedAt = now;
  load()
    .then(async (found) => {
      if (await found.isReplaced(getNavigationBuildId())) newer = found;
    })
    .catch(console.warn);
}

/** A part of the page that cannot be loaded, and that has no way without it, is reloaded with the page. */
function onFailure(error: unknown): void {
  if (error instanceof Error && error.name === "ChunkLoadError")
    load()
      .then((found) => found.reloadPage())
      .catch(console.warn);
  else if (error && !window.hydrated) console.error("The app could not be mounted.", error);
}

// The router, a reload and Back need the page's own address, not the answered form's.
const address = document.querySelector<HTMLMetaElement>(`meta[name="${ADDRESS_META}"]`)?.content;
if (address) history.replaceState(history.state, "", address);

addEventListener("visibilitychange", check);
addEventListener("error", ({ error }) => onFailure(error));
addEventListener("unhandledrejection", ({ reason }) => onFailure(reason));

/** Next calls it before a navigation. */
export function onRouterTransitionStart(url: string, type: "push" | "replace" | "traverse"): void {
  check();
  newer?.openWhole(url, type);
}
