import { formatDate } from "@forecourt/calendar";
import type { Store } from "@forecourt/dealership";
import { formatMoney } from "@forecourt/money";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { BroughtValuation } from "../brought-valuation.ts";
import type { BookingSummary } from "../time-step-content.ts";

/** The shopper's vehicle with the figure of its valuation, or the visit alone; and the chosen store. */
export function appraisalSummary(
  brought: BroughtValuation | null,
  store: Pick<Store, "name" | "addressLine1"> | null,
  { locale }: Pick<PageContext, "locale">,
): BookingSummary {
  const t = translator(locale, "booking");
  const { vehicle, valuation } = brought?.content ?? {};
  const offer = valuation?.cashNow?.finalPrice;
  return {
    title: vehicle
      ? [vehicle.year, vehicle.make, vehicle.model, vehicle.trim].filter(Boolean).join(" ")
      : t("summary.visit"),
    facts: vehicle ? translator(locale, "vehicle")("miles", { miles: vehicle.mileage }) : null,
    picture: null,
    lines: [
      ...(valuation && offer !== undefined
        ? [
            {
              label: t("appraisal.offer"),
              value: formatMoney(offer, locale, { cents: "never" }),
            },
            {
              label: t("appraisal.valid"),
              value: formatDate(valuation.validThrough, locale, { month: "short", day: "numeric" }),
            },
          ]
        : []),
      ...(store
        ? [
            { label: t("summary.where"), value: store.name },
            { label: t("summary.address"), value: store.addressLine1 },
          ]
        : []),
    ],
    promise: { title: t("service.free"), text: t("appraisal.freeText") },
    link: brought && { href: brought.page, label: t("appraisal.lines") },
  };
}
