import type { DealershipConfig } from "@forecourt/dealership";
import type { ConsentConfig } from "#browser/consent/show-banner.ts";
import { siteEnv } from "#env.ts";
import { siteState } from "#server/site-state.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { PRIVACY_CHOICES_PATH } from "#shared/addresses/public-paths.ts";
import { trackerConfig } from "./tracker-config-of.ts";

/** What the consent scripts of a page need to know. */
export function consentConfig(settings: DealershipConfig, locale: Locale): ConsentConfig {
  const { cookies } = settings;
  const { consent = "", withdraw = "", tracker, inspector } = siteState().scripts ?? {};
  const tags = trackerConfig(settings, inspector);
  return {
    tier: cookies.tier,
    policy: cookies.policyVersion,
    locale,
    https: siteEnv().SITE_URL.startsWith("https:"),
    choices: localPath(locale, PRIVACY_CHOICES_PATH),
    script: consent,
    withdraw,
    ...(tags && tracker && { tracker, tags }),
    ...(cookies.bgLocked && { locks: true as const }),
  };
}
