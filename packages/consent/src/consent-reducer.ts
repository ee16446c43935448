import { type ConsentCategory, parseCategories, serializeCategories } from "./consent-categories.ts";
import { type ConsentChoice, chosenCategories } from "./consent-choice.ts";
import type { ConsentSettings } from "./consent-settings.ts";

/** How long a choice waits to be saved, milliseconds: the banner closes smoothly first. */
export const SAVE_DELAY_MS = 500;

/** `undefined` until the start; `force` shows the banner whatever was chosen before. */
export type BannerMode = "show" | "hide" | "force" | undefined;

export type ConsentState = {
  mode: BannerMode;
  /** What the visitor allowed, or what was saved for them; `null` while nothing is set. */
  categories: readonly ConsentCategory[] | null;
  /** A choice that is not saved yet; the banner is closed meanwhile. */
  pending: readonly ConsentCategory[] | null;
  /** The browser sends the Global Privacy Control signal. It is honoured, and the page says so. */
  gpc: boolean;
};

/** What the storage keeps, each field a string of its own. */
export type StoredConsent = {
  /** Categories with commas. */
  allowCookies: string;
  /** `show` while the visitor has not closed the banner by themselves; a choice clears it. */
  displayCookies: "show" | null;
  policyVersion: string;
};

export type ConsentAction =
  /** The page knows what is stored and whether the signal is there. Stored values may be of any type. */
  | { type: "started"; stored: { [Field in keyof StoredConsent]?: unknown }; gpc: boolean }
  | { type: "chosen"; choice: ConsentChoice }
  /** The visitor wants to choose again, from a link in the footer or the policy. */
  | { type: "reopened" }
  /** The delay is over. */
  | { type: "save-due" }
  /** The page is being left: nothing may wait any longer. */
  | { type: "page-hidden" };

export type ConsentEffect =
  /** Answer with `save-due` after this time. */
  | { type: "save-later"; afterMs: number }
  /** Keep these values; `null` removes the stored one. */
  | { type: "store"; values: StoredConsent };

export type ConsentTransition = { consent: ConsentState; effects: ConsentEffect[] };

/**
 * The state before the page has started; only essential cookies are allowed in it.
 *
 * @example let consent = INITIAL_CONSENT
 */
export const INITIAL_CONSENT: ConsentState = { mode: undefined, categories: null, pending: null, gpc: false };

/**
 * What follows from an action: the new state and what has to be done about it. What does not fit the state, such as a
 * second start or a choice before the start, changes nothing (docs/product/consent.md, "States").
 *
 * @example consentReducer(consent, { type: "chosen", choice: "deny" }, settings)
 * // { consent: { …, pending: ["essential", "functional", "analytics"] }, effects: [{ type: "save-later", afterMs: 500 }] }
 */
export function consentReducer(
  consent: ConsentState,
  action: ConsentAction,
  settings: ConsentSettings,
): ConsentTransition {
  if (action.type === "started") {
    return consent.mode === undefined ? start(action, settings) : { consent, effects: [] };
  }
  if (consent.mode === undefined) return { consent, effects: [] };
  switch (action.type) {
    case "chosen":
      return {
        consent: { ...consent, pending: chosenCategories(action.choice, consent.gpc) },
        effects: [{ type: "save-later", afterMs: SAVE_DELAY_MS }],
      };
    case "reopened": {
      const saved = save(consent, settings);
      return settings.tier === 0 ? saved : { ...saved, consent: { ...saved.consent, mode: "force" } };
    }
    case "save-due":
    case "page-hidden":
      return save(consent, settings);
  }
}

function start(
  { stored, gpc }: Extract<ConsentAction, { type: "started" }>,
  { tier, policyVersion }: ConsentSettings,
): ConsentTransition {
  const set = stored.policyVersion === policyVersion ? parseCategories(stored.allowCookies) : null;
  // What was saved for visitors who never closed the banner is no choice of theirs once a tier asks for one.
  const chosen = set !== null && stored.displayCookies !== "show";
  const mode = tier === 0 ? "hide" : stored.displayCookies === "force" ? "force" : chosen ? "hide" : "show";
  if (tier < 2 && set === null) {
    const categories = chosenCategories("accept-all", gpc);
    const values = {
      allowCookies: serializeCategories(categories),
      displayCookies: "show",
      policyVersion,
    } as const;
    return { consent: { mode, categories, pending: null, gpc }, effects: [{ type: "store", values }] };
  }
  return {
    consent: { mode, categories: tier < 2 || chosen ? set : null, pending: null, gpc },
    effects: [],
  };
}

function save(consent: ConsentState, { policyVersion }: ConsentSettings): ConsentTransition {
  const { pending } = consent;
  if (pending === null) return { consent, effects: [] };
  const values = { allowCookies: serializeCategories(pending), displayCookies: null, policyVersion };
  return {
    consent: { ...consent, mode: "hide", categories: pending, pending: null },
    effects: [{ type: "store", values }],
  };
}
