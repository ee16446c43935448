import { formatHours, type OpeningHours, WEEKDAYS, type Weekday } from "@forecourt/dealership/hours";

/**
 * A week of hours in one line, closed days too; dates that differ from it follow.
 *
 * @example hoursText(profile.sales) // "Monday to Thursday 9 AM to 7 PM; Friday to Saturday 9 AM to 6 PM; Sunday closed"
 */
export function hoursText(hours: OpeningHours): string {
  const week = formatHours(hours).map(({ from, to, hours: times }) => {
    const days = from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;
    return `${days} ${times ? span(times.open, times.close) : "closed"}`;
  });
  const dates = (hours.exceptions ?? []).map(({ date, closed, open, close }) =>
    closed || open === undefined || close === undefined ? `${date} closed` : `${date} ${span(open, close)}`,
  );
  return [...week, ...dates].join("; ");
}

function span(open: string, close: string): string {
  return `${clock(open)} to ${clock(close)}`;
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const format = new Intl.DateTimeFormat("en-US", {
    hour: "numeric",
    ...(minute > 0 && { minute: "2-digit" }),
    timeZone: "UTC",
  });
  // Programs that read words do better with the plain space.
  return format.format(new Date(Date.UTC(2024, 0, 1, hour % 24, minute))).replace(/\s/g, " ");
}

/** 2024-01-01 was a Monday. */
function dayName(weekday: Weekday): string {
  const day = new Date(Date.UTC(2024, 0, 1 + WEEKDAYS.indexOf(weekday)));
  return new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" }).format(day);
}
