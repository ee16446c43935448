import { CONSENT_CHANGED } from "#shared/consent/consent-events.ts";
import { isAllowed } from "#shared/storage/browser-storage.ts";
import { removeWithdrawn } from "#shared/storage/remove-withdrawn.ts";

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
    removeWithdrawn();
    const isWithdrawn = !known.every(isAllowed);
    known = RENDERED.filter(isAllowed);
    if (isWithdrawn) refresh();
  };
  follow();
  addEventListener(CONSENT_CHANGED, follow);
  return () => removeEventListener(CONSENT_CHANGED, follow);
}
