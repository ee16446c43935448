import { isAllowed } from "./browser-storage.ts";

/** What the names of the experiment client's values begin with. */
export const SERVICE_PREFIX = "forecourt.experiments.";

/**
 * Names of the values of the outside experiment service's client. They are on the device with consent for analytics.
 * They are not among `CONSENT_KEYS`, which every page loads. Only dealerships with the service have them
 * (browser/experiments).
 */
export const SERVICE_VALUES = ["stable-id", "session", "values", "failed-events"] as const;

/** The storage for `createExperimentClient`: without consent it reads nothing and keeps nothing. */
export function serviceStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  return {
    getItem: (key) => (isAllowed("analytics") ? localStorage.getItem(key) : null),
    setItem(key, value) {
      if (isAllowed("analytics")) localStorage.setItem(key, value);
    },
    removeItem: (key) => localStorage.removeItem(key),
  };
}
