import { CONSENT_CATEGORIES, type ThirdPartyTag } from "@forecourt/consent";
import type { KeptDataList } from "@forecourt/dealership/content";
import { translator } from "#server/content/translator.ts";
import { experimentService } from "#server/experiments/experiment-service.ts";
import type { PageContext } from "#server/page-context.ts";
import { isOfTracker, type KeptData, keptData } from "#shared/storage/kept-data.ts";
import { SERVICE_PREFIX, SERVICE_VALUES } from "#shared/storage/service-storage.ts";
import type { ScriptCookie } from "#shared/storage/stored-cookies.ts";

/** A table of the cookie policy: its columns, and rows of texts. */
export type KeptDataTable = { columns: string[]; rows: string[][] };

type Context = Pick<PageContext, "locale"> & {
  settings: { tags: PageContext["settings"]["tags"]; cookies: { tier: 0 | 1 | 2 | 3 } };
  /** Sealed cookies have the prefix `__Host-`. */
  https: boolean;
};

/**
 * Returns the table of a list of kept data, in the page's language. It leaves out the tracker's rows when the dealership
 * has no tracking ids.
 */
export function keptDataTable(list: KeptDataList, context: Context): KeptDataTable {
  const t = translator(context.locale, "keptData");
  const consent = translator(context.locale, "consent");
  const { tagManager, googleTag, adPixel } = context.settings.tags;
  const { tier } = context.settings.cookies;
  const hasTracker = Boolean(tagManager || googleTag || adPixel);
  const kept = keptData().filter((one) => hasTracker || !isOfTracker(one));
  const service = experimentService() ? SERVICE_VALUES : [];
  switch (list) {
    case "cookies":
      return {
        columns: [t("name"), t("what"), t("when"), t("kept")],
        rows: kept.flatMap((one) =>
          one.kind === "cookie"
            ? [
                [
                  one.sealed && context.https ? `__Host-${one.name}` : one.name,
                  t(`holds.${one.name}`),
                  tier < 2 && AUTOMATIC.includes(one.name) ? t("automatic") : t(`set.${one.name}`),
                  lifetime(one, context.locale),
                ],
              ]
            : [],
        ),
      };
    case "storage":
      return {
        columns: [t("name"), t("what"), t("kept")],
        rows: [
          ...kept.flatMap((one) =>
            one.kind === "storage"
              ? [
                  [
                    one.name,
                    t(`holds.${one.name}`),
                    t(`places.${one.place}`, { category: consent(one.category) }),
                  ],
                ]
              : [],
          ),
          ...service.map((name) => [
            SERVICE_PREFIX + name,
            t(`experiments.${name}`),
            t("places.device", { category: consent("analytics") }),
          ]),
        ],
      };
    case "categories":
      return {
        columns: [t("category"), t("what"), t("names")],
        rows: CONSENT_CATEGORIES.map((category) => [
          consent(category),
          consent(`${category}Text`),
          [
            ...kept.filter((one) => one.category === category).map(({ name }) => name),
            ...(category === "analytics" ? service.map((name) => SERVICE_PREFIX + name) : []),
          ].join(", ") || t("none"),
        ]),
      };
    case "third-parties":
      return {
        columns: [t("company"), t("purpose"), t("loads")],
        rows: [
          ...TAGS.filter((tag) => context.settings.tags[tag]),
          ...(experimentService() ? (["experiments"] as const) : []),
        ].map((name) => [
          t(`services.${name}.name`),
          t(`services.${name}.purpose`),
          t(`services.${name}.loads`),
        ]),
      };
  }
}

const TAGS: readonly ThirdPartyTag[] = ["tagManager", "googleTag", "adPixel", "chatWidget", "mapStyleUrl"];

/** Tiers 0 and 1 allow all at the start. */
const AUTOMATIC: readonly string[] = [
  "allowCookies",
  "displayCookies",
  "consentRecord",
] satisfies ScriptCookie[];

function lifetime(
  { seconds, lasting }: Extract<KeptData, { kind: "cookie" }>,
  locale: PageContext["locale"],
): string {
  const t = translator(locale, "keptData");
  if (seconds === null) return t("visit");
  const minutes = seconds / 60;
  const time = t("time", { days: Math.floor(minutes / (24 * 60)), minutes });
  if (lasting === null) return time;
  return t("lasting", { time, category: translator(locale, "consent")(lasting) });
}
