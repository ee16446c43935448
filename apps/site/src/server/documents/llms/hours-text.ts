import { formatClockTime, formatWeekday, groupHours, type OpeningHours } from "@forecourt/calendar";

/**
 * A week of opening hours in one line, with closed days; exceptions by date follow.
 *
 * @example hoursText(profile.sales) // "Monday to Thursday 9 AM to 7 PM; Friday to Saturday 9 AM to 6 PM; Sunday closed"
 */
export function hoursText(hours: OpeningHours): string {
  const week = groupHours(hours).map(({ from, to, hours: times }) => {
    const days = [...new Set([from, to])].map((day) => formatWeekday(day, "en")).join(" to ");
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
  // Language models read the plain space better.
  return formatClockTime(time, "en").replaceAll("\u00a0", " ");
}
