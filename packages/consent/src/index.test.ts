import { expect, test } from "vitest";
import * as consent from "./index.ts";

test("the public values of the package", () => {
  expect(Object.keys(consent).sort()).toEqual([
    "CONSENT_CATEGORIES",
    "NEW_CONSENT",
    "SAVE_DELAY_MS",
    "adPixelConsent",
    "allowedCategories",
    "bannerButtons",
    "chosenCategories",
    "consentReducer",
    "googleConsent",
    "hasGpcSignal",
    "isAllowed",
    "isBannerShown",
    "parseCategories",
    "serializeCategories",
    "startToggles",
    "tagsToLoad",
  ]);
});
