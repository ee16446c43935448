import type { BannerButton } from "./banner-buttons.ts";
import { CONSENT_CATEGORIES, type ConsentCategory } from "./consent-categories.ts";

/** The switches of the preferences dialog; essential has none, since it cannot be switched off. */
export type ConsentToggles = Record<Exclude<ConsentCategory, "essential">, boolean>;

/** A button of the banner, or the switches as they were saved. */
export type ConsentChoice = Exclude<BannerButton, "manage"> | ConsentToggles;

/**
 * The categories that a choice saves. Deny keeps functional and analytics; the Global Privacy Control signal takes
 * targeting out of every choice (docs/product/consent.md, "Choices").
 *
 * @example chosenCategories("deny", false) // ["essential", "functional", "analytics"]
 * @example chosenCategories({ functional: true, analytics: false, targeting: true }, true) // ["essential", "functional"]
 */
export function chosenCategories(choice: ConsentChoice, gpc: boolean): ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((category) => {
    if (category === "essential") return true;
    if (category === "targeting" && gpc) return false;
    if (choice === "deny") return category !== "targeting";
    // A word that no button has, posted by somebody's own form, allows nothing.
    return typeof choice === "string" ? ACCEPT_BUTTONS.includes(choice) : choice[category] === true;
  });
}

const ACCEPT_BUTTONS = ["close-and-continue", "accept-all", "allow-all"];

/**
 * How the switches stand when the dialog opens: as last chosen, and before any choice all on. Targeting is off under
 * the Global Privacy Control signal.
 *
 * @example initialToggles({ categories: null, gpc: false }) // { functional: true, analytics: true, targeting: true }
 */
export function initialToggles(consent: {
  categories: readonly ConsentCategory[] | null;
  gpc: boolean;
}): ConsentToggles {
  const { categories, gpc } = consent;
  const isOn = (category: ConsentCategory) => categories === null || categories.includes(category);
  return {
    functional: isOn("functional"),
    analytics: isOn("analytics"),
    targeting: !gpc && isOn("targeting"),
  };
}
