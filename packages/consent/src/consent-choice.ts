import type { BannerButton } from "./banner-buttons.ts";
import { CONSENT_CATEGORIES, type ConsentCategory } from "./consent-categories.ts";

/** The toggles of the preferences dialog; essential cannot be turned off. */
export type ConsentToggles = Record<Exclude<ConsentCategory, "essential">, boolean>;

/** A button of the banner, or the toggles of the preferences dialog. */
export type ConsentChoice = Exclude<BannerButton, "manage"> | ConsentToggles;

/**
 * Returns the categories of a choice. Deny keeps functional and analytics; Global Privacy Control removes targeting
 * from every choice (docs/product/consent.md, "Choices").
 *
 * @example chosenCategories("deny", false) // ["essential", "functional", "analytics"]
 * @example chosenCategories({ functional: true, analytics: false, targeting: true }, true) // ["essential", "functional"]
 */
export function chosenCategories(choice: ConsentChoice, gpc: boolean): ConsentCategory[] {
  return CONSENT_CATEGORIES.filter((category) => {
    if (category === "essential") return true;
    if (category === "targeting" && gpc) return false;
    if (choice === "deny") return category !== "targeting";
    // A posted form may contain an unknown button, which allows nothing.
    return typeof choice === "string" ? ACCEPT_BUTTONS.includes(choice) : choice[category] === true;
  });
}

const ACCEPT_BUTTONS = ["close-and-continue", "accept-all", "allow-all"];

/**
 * Returns the toggles for opening the dialog: as last chosen, or else all on. Targeting is off under Global Privacy
 * Control.
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
