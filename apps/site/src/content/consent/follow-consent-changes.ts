import type { ConsentChanged } from "#shared/consent/consent-events.ts";
import { isAllowed } from "#shared/storage/browser-storage.ts";

/** Its module would be one more in every page's scripts. */
const CONSENT_CHANGED: ConsentChanged = "consent-changed";

/** What the server renders by: known details, and variants of experiments. */
const RENDERED = ["functional", "analytics"] as const;

/**
 * Calls `refresh` after a withdrawal that changes pages. A new permission changes none yet: the server has neither
 * details nor an id. What is no longer allowed is removed before (browser/consent/withdraw.ts).
 *
 * @returns stops following
 */
export function followConsentChanges(refresh: () => void): () => void {
  let known = RENDERED.filter(isAllowed);
  const follow = () => {
    const isWithdrawn = !known.every(isAllowed);
    known = RENDERED.filter(isAllowed);
    if (isWithdrawn) refresh();
  };
  addEventListener(CONSENT_CHANGED, follow);
  return () => removeEventListener(CONSENT_CHANGED, follow);
}
