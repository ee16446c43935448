import { initialToggles } from "@forecourt/consent";
import { translator } from "#server/content/translator.ts";
import type { RequestConsent } from "#server/cookies/request-consent.ts";
import type { Locale } from "#shared/addresses/local-path.ts";

/** A category as the dialog and the page show it. */
export type PreferenceRow = {
  value: "essential" | "functional" | "analytics" | "targeting";
  label: string;
  description: string;
  on: boolean;
  locked?: string;
  unavailable?: boolean;
};

/** What the preferences dialog and the page with the switches show. */
export type PreferencesContent = {
  title: string;
  intro: string;
  categories: PreferenceRow[];
  note: string;
  deny: string;
  save: string;
  close: string;
};

/**
 * Describes the switches for one visitor: as chosen before, otherwise all on; targeting off under Global Privacy
 * Control.
 */
export function describePreferences(
  locale: Locale,
  { categories, gpc }: Pick<RequestConsent, "categories" | "gpc">,
): PreferencesContent {
  const t = translator(locale, "consent");
  const on = initialToggles({ categories, gpc });
  return {
    title: t("preferences"),
    intro: t("intro"),
    categories: [
      {
        value: "essential",
        label: t("essential"),
        description: t("essentialText"),
        on: true,
        locked: t("alwaysOn"),
      },
      { value: "functional", label: t("functional"), description: t("functionalText"), on: on.functional },
      { value: "analytics", label: t("analytics"), description: t("analyticsText"), on: on.analytics },
      {
        value: "targeting",
        label: t("targeting"),
        description: gpc ? t("targetingOff") : t("targetingText"),
        on: on.targeting,
        ...(gpc && { unavailable: true }),
      },
    ],
    note: gpc ? t("gpcOn") : t("gpcOff"),
    deny: t("deny"),
    save: t("save"),
    close: t("close"),
  };
}
