import { LATEST_BUILD_PATH } from "#shared/addresses/build-paths.ts";
import type { StoredKey } from "#shared/storage/stored-keys.ts";

/**
 * Calls `load` at most once per path in 10 s, over page loads too. Without storage it never calls: that could repeat
 * endlessly.
 *
 * @example reloadOnce("/service", () => location.assign("/service"))
 */
export function reloadOnce(path: string, load: () => void): void {
  const key = "reloads" satisfies StoredKey;
  const now = Date.now();
  try {
    const reloads = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, number>;
    if (now - (reloads[path] ?? 0) < 10_000) return;
    sessionStorage.setItem(key, JSON.stringify({ ...reloads, [path]: now }));
  } catch {
    return;
  }
  load();
}

/**
 * Reloads a page whose scripts or data are gone, as after a new build. A failed script is requested again: only a 404
 * reloads. On a bad connection the present page is better than none.
 *
 * @param failure the error event of the script
 * @example script.onerror = (event) => reloadPage(event)
 */
export async function reloadPage(failure?: { target: { src: string } }): Promise<void> {
  if (failure && (await fetch(failure.target.src, { method: "HEAD" })).status !== 404) return;
  reloadOnce(location.pathname, () => location.reload());
}

/**
 * Loads the page of a navigation whole. Back and Forward keep the shopper's place instead.
 *
 * @example openWhole("/service", "push")
 */
export function openWhole(url: string, type: "push" | "replace" | "traverse"): void {
  if (type === "traverse") return;
  const { href, pathname } = new URL(url, location.href);
  reloadOnce(pathname, () => location[type === "push" ? "assign" : "replace"](href));
}

/**
 * Whether the site has another build than the page. A manifest that cannot be loaded is only logged.
 *
 * @example await isReplaced("build-1") // true
 */
export async function isReplaced(ownBuild: string): Promise<boolean> {
  try {
    const answer = await fetch(LATEST_BUILD_PATH, { cache: "no-store" });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return ((await answer.json()) as { id: string }).id !== ownBuild;
  } catch (error) {
    console.warn("The latest build is unknown: its manifest could not be loaded.", error);
    return false;
  }
}

/** The functions as a module for browsers. Node has removed their types. */
export const FRESH_BUILD = [
  `const LATEST_BUILD_PATH = "${LATEST_BUILD_PATH}"`,
  ...[reloadOnce, reloadPage, openWhole, isReplaced].map((run) => `export ${run}`),
].join("\n");
