import { type ConsentCategory, parseCategories, serializeCategories } from "./consent-categories.ts";
import { type ConsentChoice, chosenCategories } from "./consent-choice.ts";
import type { ConsentSettings } from "./consent-settings.ts";

/** Delay before a choice is saved, milliseconds, so that the banner's closing animation is smooth. */
export const SAVE_DELAY_MS = 500;

/** `undefined` before `started`; `force` shows the banner despite an earlier choice. */
export type BannerMode = "show" | "hide" | "force" | undefined;

export type ConsentState = {
  mode: BannerMode;
  /** The saved categories, chosen or automatic; `null` when none are saved. */
  categories: readonly ConsentCategory[] | null;
  /** A choice that is not yet saved; the banner is already closed. */
  pending: readonly ConsentCategory[] | null;
  /** The browser sends Global Privacy Control; the page says that it is honoured. */
  gpc: boolean;
};

/** The stored values, each under its own key. */
export type StoredConsent = {
  /** Categories separated by commas. */
  allowCookies: string;
  /** `show` until the visitor makes a choice; `ask` after a form's box allowed a part, and the banner still asks. */
  displayCookies: "show" | "ask" | null;
  policyVersion: string;
};

export type ConsentAction =
  /**
   * The page has started, with the stored values and the GPC signal. A value may have any type; null, as storage and
   * cookies give for a missing one, and undefined are none, also for all values at once.
   */
  | {
      type: "started";
      stored?: { [Field in keyof StoredConsent]?: unknown } | null | undefined;
      gpc: boolean;
    }
  | { type: "chosen"; choice: ConsentChoice }
  /** The visitor reopens the banner, from a link in the footer or the policy. */
  | { type: "reopened" }
  /** The save delay has passed. */
  | { type: "save-due" }
  /** The visitor leaves the page; a pending choice is saved now. */
  | { type: "page-hidden" };

export type ConsentEffect =
  /** Dispatch `save-due` after this time. */
  | { type: "save-later"; afterMs: number }
  /** Store these values; `null` removes a value. */
  | { type: "store"; values: StoredConsent };

export type ConsentTransition = { consent: ConsentState; effects: ConsentEffect[] };

/**
 * The initial state, before `started`; only essential cookies are allowed.
 *
 * @example let consent = INITIAL_CONSENT
 */
export const INITIAL_CONSENT: ConsentState = { mode: undefined, categories: null, pending: null, gpc: false };

/**
 * Returns the next state and the effects of an action. Ignores a second `started` and actions before it
 * (docs/product/consent.md, "States").
 *
 * @example consentReducer(consent, { type: "chosen", choice: "deny" }, settings)
 * // { consent: { …, pending: ["essential", "functional", "analytics"] }, effects: [{ type: "save-later", afterMs: 500 }] }
 */
export function consentReducer(
  consent: ConsentState,
  action: ConsentAction,
  settings: ConsentSettings,
): ConsentTransition {
  if ((action.type === "started") !== (consent.mode === undefined)) return { consent, effects: [] };
  switch (action.type) {
    case "started":
      return start(action, settings);
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
  const { allowCookies, displayCookies, policyVersion: storedVersion } = stored ?? {};
  const set = storedVersion === policyVersion ? parseCategories(allowCookies) : null;
  // `show` was saved automatically in tier 0 or 1. It is no choice in tiers 2 and 3.
  const given = set !== null && displayCookies !== "show";
  const chosen = given && displayCookies !== "ask";
  const mode = tier === 0 ? "hide" : displayCookies === "force" ? "force" : chosen ? "hide" : "show";
  const automatic = tier < 2 && set === null ? chosenCategories("accept-all", gpc) : null;
  const categories = automatic ?? (tier < 2 || given ? set : null);
  return {
    consent: { mode, categories, pending: null, gpc },
    effects: automatic ? [store(automatic, "show", policyVersion)] : [],
  };
}

function save(consent: ConsentState, { policyVersion }: ConsentSettings): ConsentTransition {
  const { pending } = consent;
  if (pending === null) return { consent, effects: [] };
  return {
    consent: { ...consent, mode: "hide", categories: pending, pending: null },
    effects: [store(pending, null, policyVersion)],
  };
}

function store(
  categories: readonly ConsentCategory[],
  displayCookies: StoredConsent["displayCookies"],
  policyVersion: string,
): ConsentEffect {
  return {
    type: "store",
    values: { allowCookies: serializeCategories(categories), displayCookies, policyVersion },
  };
}
