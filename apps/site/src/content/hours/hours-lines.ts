import { formatClockTime, groupHours, type HoursGroup, type OpeningHours } from "@forecourt/calendar";
import type { DealershipConfig } from "@forecourt/dealership";
import { translator } from "#server/content/translator.ts";
import { dayRun } from "./day-run.ts";

/** The week by department: `Mon–Thu 9 AM–7 PM`, `Fri–Sat 9 AM–6 PM`. Closed days are said once, below. */
export function hoursLines(
  { profile }: DealershipConfig,
  locale: "en" | "es",
): { label: string; groups: string[] }[] {
  const words = translator(locale, "frame");
  const line = (hours: OpeningHours) =>
    groupHours(hours)
      .filter((group) => group.hours !== null)
      .map((group) => groupText(group, locale));
  const lines = [{ label: words("sales"), groups: line(profile.sales) }];
  if (profile.service) lines.push({ label: words("service"), groups: line(profile.service) });
  const closed = groupHours(profile.sales).filter((group) => group.hours === null);
  for (const group of closed)
    lines.push({ label: dayRun(group, locale, { dash: "–" }), groups: [words("closed")] });
  return lines;
}

function groupText(group: HoursGroup, locale: "en" | "es"): string {
  const { hours } = group;
  if (!hours) return "";
  const days = dayRun(group, locale, { style: "short", dash: "–" });
  return `${days} ${formatClockTime(hours.open, locale)}–${formatClockTime(hours.close, locale)}`;
}
