import { formatClockTime, groupHours, type HoursGroup, type OpeningHours } from "@forecourt/calendar";
import { type DealershipConfig, storeHours } from "@forecourt/dealership";
import { translator } from "#server/content/translator.ts";
import { dayRange } from "./day-range.ts";

/**
 * Opening hours of a store per department: `Mon–Thu 9 AM–7 PM`, `Fri–Sat 9 AM–6 PM`. Closed days of sales are listed
 * once, at the end.
 */
export function hoursLines(
  settings: DealershipConfig,
  storeId: string,
  locale: "en" | "es",
): { label: string; groups: string[] }[] {
  const t = translator(locale, "frame");
  const line = (hours: OpeningHours) =>
    groupHours(hours)
      .filter((group) => group.hours !== null)
      .map((group) => groupText(group, locale));
  const sales = storeHours(settings, storeId, "sales") ?? settings.profile.sales;
  const service = storeHours(settings, storeId, "service");
  const lines = [{ label: t("sales"), groups: line(sales) }];
  if (service) lines.push({ label: t("service"), groups: line(service) });
  const closed = groupHours(sales).filter((group) => group.hours === null);
  for (const group of closed)
    lines.push({ label: dayRange(group, locale, { dash: "–" }), groups: [t("closed")] });
  return lines;
}

function groupText(group: HoursGroup, locale: "en" | "es"): string {
  const { hours } = group;
  if (!hours) return "";
  const days = dayRange(group, locale, { style: "short", dash: "–" });
  return `${days} ${formatClockTime(hours.open, locale)}–${formatClockTime(hours.close, locale)}`;
}
