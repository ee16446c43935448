export { allowedCategories, isAllowed } from "./allowed-categories.ts";
export type { BannerButton } from "./banner-buttons.ts";
export { bannerButtons } from "./banner-buttons.ts";
export { isBannerShown } from "./banner-visibility.ts";
export type { ConsentCategory } from "./consent-categories.ts";
export { CONSENT_CATEGORIES, parseCategories, serializeCategories } from "./consent-categories.ts";
export type { ConsentChoice, ConsentToggles } from "./consent-choice.ts";
export { chosenCategories, initialToggles } from "./consent-choice.ts";
export type {
  BannerMode,
  ConsentAction,
  ConsentEffect,
  ConsentState,
  ConsentTransition,
  StoredConsent,
} from "./consent-reducer.ts";
export { consentReducer, INITIAL_CONSENT, SAVE_DELAY_MS } from "./consent-reducer.ts";
export type { ConsentSettings, ConsentTier } from "./consent-settings.ts";
export type { GoogleConsentCommand, GoogleConsentSignal } from "./google-consent-mode.ts";
export { googleConsent } from "./google-consent-mode.ts";
export { hasGpcSignal } from "./gpc-signal.ts";
export type { ThirdPartyTag } from "./third-party-tags.ts";
export { adPixelConsent, tagsToLoad } from "./third-party-tags.ts";
