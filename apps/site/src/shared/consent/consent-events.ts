import type { ConsentChoice } from "@forecourt/consent";

/** What is allowed has changed. */
export const CONSENT_CHANGED = "consent-changed";
export type ConsentChanged = typeof CONSENT_CHANGED;

/** The banner's Manage was pressed. */
export const MANAGE_CONSENT = "manage-consent";

/** A choice was made outside the banner; a `ConsentChosenEvent`. */
export const CONSENT_CHOSEN = "consent-chosen";
export type ConsentChosenEvent = CustomEvent<ConsentChoice>;
