import { escapeText, foldLine, quoteParameter, utcTime } from "./calendar-text.ts";

/** An appointment for a calendar. Instants are milliseconds since 1970; texts may contain anything. */
export type CalendarEvent = {
  /** Permanent id, such as the appointment's id with the dealership's host. */
  uid: string;
  /** 0 at first; increases with each rescheduling and the cancellation. */
  sequence: number;
  status: "confirmed" | "cancelled";
  /** When this file is written. */
  stamp: number;
  start: number;
  end: number;
  summary: string;
  description?: string | undefined;
  location?: string | undefined;
  /** An http or https page about the appointment. */
  url?: string | undefined;
  /** The dealership's name and contact address. */
  organizer: { name: string; email: string };
};

// Stricter than the standards, so that no value can end the address or start another.
const EMAIL = /^[A-Za-z0-9.!#$&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

function webAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:")
    throw new TypeError(`scheduling: a calendar file links to http or https, not to ${protocol}`);
  return href;
}

/**
 * Creates an iCalendar file (RFC 5545). A higher `sequence` under the same `uid` replaces the entry in the shopper's
 * calendar; `cancelled` removes it. Times are UTC, so calendars need no time zone data. No text can add a property
 * (docs/product/scheduling.md, "Calendar file").
 *
 * @throws TypeError when the organizer's email or the URL is invalid; both come from settings
 * @throws RangeError when an instant is invalid
 * @example
 * new Response(writeCalendarFile(event), { headers: { "content-type": "text/calendar; charset=utf-8" } })
 */
export function writeCalendarFile(event: CalendarEvent): string {
  const { organizer, status } = event;
  if (!EMAIL.test(organizer.email))
    throw new TypeError("scheduling: the organizer's email is no plain address");
  const text = (name: string, value: string | undefined) =>
    value === undefined || value === "" ? [] : [`${name}:${escapeText(value)}`];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Forecourt//Scheduling//EN",
    `METHOD:${status === "cancelled" ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${utcTime(event.stamp)}`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${status.toUpperCase()}`,
    `DTSTART:${utcTime(event.start)}`,
    `DTEND:${utcTime(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...text("DESCRIPTION", event.description),
    ...text("LOCATION", event.location),
    ...(event.url === undefined ? [] : [`URL:${webAddress(event.url)}`]),
    `ORGANIZER;CN=${quoteParameter(organizer.name)}:mailto:${organizer.email}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}
