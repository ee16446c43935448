import { escapeText, foldLine, quoteParameter, utcTime } from "./calendar-text.ts";

/** An appointment for a calendar. Instants are milliseconds since 1970; texts may hold anything. */
export type CalendarEvent = {
  /** Names the appointment for ever, such as its id with the dealership's host; never changes. */
  uid: string;
  /** 0 at first, one more for each rescheduling and for the cancellation. */
  sequence: number;
  status: "confirmed" | "cancelled";
  /** When this file is written. */
  stamp: number;
  start: number;
  end: number;
  summary: string;
  description?: string | undefined;
  location?: string | undefined;
  /** A page about the appointment, http or https. */
  url?: string | undefined;
  /** The dealership: its name and the address that takes questions. */
  organizer: { name: string; email: string };
};

// Deliberately narrower than the standards: nothing that could end the address or begin another.
const EMAIL = /^[A-Za-z0-9.!#$&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

function webAddress(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:")
    throw new TypeError(`scheduling: a calendar file links to http or https, not to ${protocol}`);
  return href;
}

/**
 * Writes an appointment as an iCalendar file (RFC 5545). A higher `sequence` under the same `uid` replaces the entry in
 * the shopper's calendar; `cancelled` takes it out. Times are UTC, so that no calendar has to know the zone. No text
 * can add a property (docs/product/scheduling.md, "Calendar file").
 *
 * @throws TypeError when the organizer's email or the address of the page is none: both come from settings
 * @throws RangeError when an instant does not exist
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
