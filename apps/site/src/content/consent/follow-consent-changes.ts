import type { ConsentChanged } from "#shared/consent/consent-events.ts";
import { hasDeviceData, isAllowed } from "#shared/storage/browser-storage.ts";

/** Its module would be one more in every page's scripts. */
const CONSENT_CHANGED: ConsentChanged = "consent-changed";

/** What the server renders by: known details, and variants of experiments. */
const RENDERED = ["functional", "analytics"] as const;

/**
 * Removes what is not allowed, now and after every saved choice. Calls `refresh` after a withdrawal that changes pages.
 * A new permission changes none yet: the server has neither details nor an id.
 *
 * @returns stops following
 */
export function followConsentChanges(refresh: () => void): () => void {
  let known = RENDERED.filter(isAllowed);
  const follow = () => {
    const isWithdrawn = !known.every(isAllowed);
    known = RENDERED.filter(isAllowed);
    if (isWithdrawn) refresh();
    // Most visitors have nothing to remove, so it is not among the page's scripts.
    if (hasDeviceData())
      void import("#shared/storage/remove-withdrawn.ts").then(
        ({ removeWithdrawn }) => removeWithdrawn(),
        // Offline: the next page tries again.
        () => {},
      );
  };
  follow();
  addEventListener(CONSENT_CHANGED, follow);
  return () => removeEventListener(CONSENT_CHANGED, follow);
}
