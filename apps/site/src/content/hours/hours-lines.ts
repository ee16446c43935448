import { formatClockTime, groupHours, type HoursGroup, type OpeningHours } from "@forecourt/calendar";
import type { DealershipConfig } from "@forecourt/dealership";
import { translator } from "#server/content/translator.ts";
import { dayRange } from "./day-range.ts";

/** Opening hours per department: `Mon–Thu 9 AM–7 PM`, `Fri–Sat 9 AM–6 PM`. Closed days are listed once, at the end. */
export function hoursLines(
  { profile }: DealershipConfig,
  locale: "en" | "es",
): { label: string; groups: string[] }[] {
  const t = translator(locale, "frame");
  const line = (hours: OpeningHours) =>
    groupHours(hours)
      .filter((group) => group.hours !== null)
      .map((group) => groupText(group, locale));
  const lines = [{ label: t("sales"), groups: line(profile.sales) }];
  if (profile.service) lines.push({ label: t("service"), groups: line(profile.service) });
  const closed = groupHours(profile.sales).filter((group) => group.hours === null);
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
