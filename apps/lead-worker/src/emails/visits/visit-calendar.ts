import { formatPhone } from "@forecourt/contact-details";
import { writeCalendarFile } from "@forecourt/scheduling";
import { interpolate, messagesFor } from "../../messages.ts";
import type { MessageAttachment } from "../../transports/message-attachment.ts";
import { type VisitMessage, type VisitWriter, wordsOfKind } from "./visit-message.ts";

/**
 * The calendar file of a visit. All emails of a visit have the same UID, and each change a higher SEQUENCE, so that a
 * calendar updates or removes its entry.
 */
export function visitCalendar(
  { kind, locale, state, content }: VisitMessage,
  { facts, siteUrl, now, link }: VisitWriter,
): MessageAttachment {
  const t = messagesFor(locale).visit;
  const isCancelled = kind === "appointment-cancellation";
  const vehicle = content.vehicle?.name;
  const { calendarTitle, calendarTitleOf } = wordsOfKind(state.kind, t);
  const own = content.person?.phone ?? facts.phone;
  const phone = formatPhone(own, "general") || own;
  const services = content.services.map(({ name }) => name).join(", ");
  const file = writeCalendarFile({
    uid: `${state.id}@${new URL(siteUrl).hostname}`,
    sequence: state.sequence,
    status: isCancelled ? "cancelled" : "confirmed",
    stamp: now.getTime(),
    start: state.start,
    end: state.end,
    summary:
      vehicle === undefined
        ? interpolate(calendarTitle, { dealership: facts.name })
        : interpolate(calendarTitleOf, { vehicle }),
    description: [
      ...(services === "" ? [] : [services]),
      interpolate(isCancelled ? t.calendarSee : t.calendarChange, { link: link(content.page) }),
      interpolate(t.calendarPhone, { phone }),
    ].join("\n"),
    location: `${facts.store.name}, ${facts.store.address}`,
    url: link(content.page),
    organizer: { name: facts.name, email: facts.email },
  });
  return {
    fileName: `${state.kind}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${isCancelled ? "CANCEL" : "PUBLISH"}`,
    content: new TextEncoder().encode(file),
  };
}
