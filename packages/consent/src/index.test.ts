import { expect, test } from "vitest";
import * as consent from "./index.ts";

test("exports exactly these values", () => {
  expect(Object.keys(consent).sort()).toEqual([
    "CONSENT_CATEGORIES",
    "INITIAL_CONSENT",
    "SAVE_DELAY_MS",
    "adPixelConsent",
    "allowedCategories",
    "bannerButtons",
    "chosenCategories",
    "consentReducer",
    "googleConsent",
    "hasGpcSignal",
    "initialToggles",
    "isAllowed",
    "isBannerShown",
    "parseCategories",
    "serializeCategories",
    "tagsToLoad",
  ]);
});
