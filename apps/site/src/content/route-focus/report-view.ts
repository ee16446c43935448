import { EXPOSURES_API_PATH } from "#shared/addresses/public-paths.ts";
import { allowsExperiments } from "#shared/consent/experiment-id.ts";

/** Reports a page that the router showed, for experiments; only with consent for analytics. */
export function reportView(path: string): void {
  if (!allowsExperiments(document.cookie)) return;
  const body = new Blob([JSON.stringify({ path })], { type: "application/json" });
  navigator.sendBeacon(EXPOSURES_API_PATH, body);
}
