import type { ConsentCategory } from "./consent-categories.ts";

/** The category of each signal of Google consent mode v2. */
const SIGNALS = {
  analytics_storage: "analytics",
  ad_storage: "targeting",
  ad_user_data: "targeting",
  ad_personalization: "targeting",
  functionality_storage: "functional",
  personalization_storage: "functional",
  security_storage: "essential",
} as const satisfies Record<string, ConsentCategory>;

export type GoogleConsentSignal = keyof typeof SIGNALS;
export type GoogleConsentCommand = "default" | "update";

/**
 * Builds the consent command for Google's tags, to be called as `gtag(...command)`: `default` before the first tag,
 * `update` after every change (docs/product/consent.md, "Google consent mode").
 *
 * @example googleConsent("default", ["essential"])
 * // ["consent", "default", { analytics_storage: "denied", …, security_storage: "granted" }]
 */
export function googleConsent(
  command: GoogleConsentCommand,
  allowed: readonly ConsentCategory[],
): ["consent", GoogleConsentCommand, Record<GoogleConsentSignal, "granted" | "denied">] {
  const signals = {} as Record<GoogleConsentSignal, "granted" | "denied">;
  for (const signal of Object.keys(SIGNALS) as GoogleConsentSignal[]) {
    const category = SIGNALS[signal];
    signals[signal] = category === "essential" || allowed.includes(category) ? "granted" : "denied";
  }
  return ["consent", command, signals];
}
