/** The site is asked for its build at most once in this time. */
export const CHECK_EVERY_MS = 60_000;

export type BuildWatchOptions = {
  /** The build of this page's scripts. */
  ownBuild: () => string;
  /** Loads the site's build; rejects on failure. */
  fetchLatest: () => Promise<{ id: string }>;
  /** Milliseconds since the page was loaded. */
  now: () => number;
  warn: (message: string, error: unknown) => void;
};

/**
 * Watches whether the site has a newer build than this page. A new page is of the latest build, so the first check is
 * due a minute after it was loaded. A failed check is only logged.
 *
 * @example
 * const watch = createBuildWatch({ ownBuild: () => "a", fetchLatest: async () => ({ id: "b" }), now, warn });
 * await watch.check();
 * watch.isReplaced(); // true
 */
export function createBuildWatch({ ownBuild, fetchLatest, now, warn }: BuildWatchOptions) {
  let checked = 0;
  let replaced = false;
  return {
    async check(): Promise<void> {
      if (replaced || now() - checked < CHECK_EVERY_MS) return;
      checked = now();
      try {
        replaced = (await fetchLatest()).id !== ownBuild();
      } catch (error) {
        warn("The latest build is unknown: its manifest could not be loaded.", error);
      }
    },
    isReplaced: () => replaced,
  };
}
