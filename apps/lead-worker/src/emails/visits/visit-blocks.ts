import { formatDate } from "@forecourt/calendar";
import { interpolate, type Messages, messagesFor } from "../../messages.ts";
import { dollars } from "../dollars.ts";
import type { EmailBlock } from "../email-block.ts";
import { personBlock } from "./person-block.ts";
import { type VisitMessage, type VisitWriter, wordsOfKind } from "./visit-message.ts";
import { calendarLocale, dayOf, daysFromNow, visitTime, weekdayTime } from "./visit-time.ts";

type Texts = Messages["visit"];

/** The blocks of an email about a visit that takes place: confirmed, moved, or remembered. */
export function visitBlocks(message: VisitMessage, writer: VisitWriter): EmailBlock[] {
  const { locale, state, content } = message;
  const { facts, link } = writer;
  const t = messagesFor(locale).visit;
  const where = { timeZone: facts.timeZone, locale };
  const { leaf, fullDay, range, zone } = visitTime(state, where);
  const page = link(content.page);
  return [
    headline(message, writer, t),
    {
      as: "date",
      leaf,
      day: fullDay,
      time: interpolate(t.timeInZone, { range, zone }),
      place: [facts.store.name, facts.store.address],
      over: null,
    },
    { as: "button", label: t.seeOrChange, href: page },
    {
      as: "links",
      links: [
        { label: t.addToCalendar, href: link(calendarPath(content.page)) },
        ...(facts.store.mapsLink === null ? [] : [{ label: t.directions, href: facts.store.mapsLink }]),
        { label: t.reschedule, href: `${page}?change=time` },
        { label: t.cancel, href: `${page}?change=cancel` },
      ],
    },
    ...aboutBlocks(message, writer, t),
    {
      as: "list",
      title: t.bring,
      lines: bringLines(message, t),
    },
    personBlock(message, facts, t),
    ...reminderPromise(message, where, t),
  ];
}

/** The calendar file of a visit: the token at the end of its page opens it too. */
function calendarPath(page: string): string {
  return `/api/v1/appointments/calendar.ics?token=${page.slice(page.lastIndexOf("/") + 1)}`;
}

function headline(message: VisitMessage, { facts, now }: VisitWriter, t: Texts): EmailBlock {
  const { kind, locale, state, content } = message;
  const words = wordsOfKind(state.kind, t);
  const isReminder = kind === "appointment-reminder";
  const near = isReminder ? daysFromNow(state.start, now, facts.timeZone) : "later";
  const { weekday } = visitTime(state, { timeZone: facts.timeZone, locale });
  const name = content.customer.firstName.trim();
  const see = { today: t.seeYouToday, tomorrow: t.seeYouTomorrow, later: interpolate(t.seeYou, { weekday }) }[
    near
  ];
  const badges = {
    "appointment-confirmation": t.badgeBooked,
    "appointment-change": t.badgeMoved,
    "appointment-cancellation": t.badgeCancelled,
    "appointment-reminder": t.badgeReminder,
    "appointment-staff-confirmation": t.badgeConfirmed,
  };
  const isHeld = content.holdMinutes !== null;
  const says = {
    "appointment-confirmation": isHeld ? words.bookedAndHeld : words.booked,
    "appointment-change": words.moved,
    "appointment-cancellation": words.cancelledTitle,
    "appointment-reminder": words.reminder,
    "appointment-staff-confirmation": words.booked,
  };
  return {
    as: "headline",
    badge: badges[kind],
    tone: isReminder ? "plain" : "good",
    title: name === "" ? see : interpolate(t.greeting, { see, name }),
    lines: kind === "appointment-staff-confirmation" ? confirmedLines(message, t) : [says[kind]],
  };
}

function confirmedLines(
  { confirmation: { name, note } }: Extract<VisitMessage, { confirmation: unknown }>,
  t: Texts,
): string[] {
  return [
    interpolate(t.confirmedBy, { name }),
    ...(note === null ? [] : [interpolate(t.confirmedNote, { note })]),
  ];
}

/** The vehicle, what is done with it, and the shopper's own words. */
function aboutBlocks(
  { locale, state, content }: VisitMessage,
  { facts, link }: VisitWriter,
  t: Texts,
): EmailBlock[] {
  const { vehicle, services, transport, holdMinutes, trade, notes } = content;
  const where = { timeZone: facts.timeZone, locale };
  const blocks: EmailBlock[] = [];
  if (vehicle) {
    const { name, page, ...rest } = vehicle;
    blocks.push({ as: "vehicle", title: name, href: page === null ? null : link(page), ...rest });
  }
  if (holdMinutes !== null) {
    const until = weekdayTime(state.start + holdMinutes * 60_000, where);
    blocks.push({ as: "promise", title: sentence(interpolate(t.heldUntil, { until })), text: t.heldTerms });
  }
  if (services.length > 0) {
    const lines = services.map(({ name, minutes }) =>
      interpolate(t.serviceMinutes, { name, minutes: String(minutes) }),
    );
    blocks.push({ as: "list", title: t.services, lines });
  }
  if (transport !== null) blocks.push({ as: "text", lines: [t.transports[transport]] });
  if (trade) blocks.push(tradeBlock(trade, { locale, link }, t));
  if (notes !== null) blocks.push({ as: "text", lines: [t.youWrote, ...notes.split(/\r?\n/)] });
  return blocks;
}

/** A time in Spanish ends in a period of its own: "12:30 p. m." */
const sentence = (text: string) => text.replace(/\.\.$/, ".");

/** What is owed on it is in no email. */
function tradeBlock(
  { vehicle, offer, validThrough, page }: NonNullable<VisitMessage["content"]["trade"]>,
  { locale, link }: { locale: string; link: (path: string) => string },
  t: Texts,
): EmailBlock {
  const day = formatDate(validThrough, calendarLocale(locale), { dateStyle: "long" });
  const says =
    offer === null
      ? interpolate(t.tradeSeen, { vehicle })
      : interpolate(t.tradeOffer, { vehicle, amount: dollars(offer), day });
  return { as: "text", lines: [says], link: { href: link(page), label: t.tradeLink } };
}

function bringLines({ state, content }: VisitMessage, t: Texts): string[] {
  const { trade, transport } = content;
  const isDrive = state.kind === "test-drive";
  // Whatever a sale on the same day needs.
  if (state.kind === "appraisal") return [t.bringLicense, t.bringKeys, t.bringTitle];
  return [
    ...(isDrive ? [t.bringLicense] : [t.bringKey]),
    ...(!isDrive && transport === "loaner" ? [t.bringLicenseForLoaner] : []),
    ...(trade ? [interpolate(t.bringTrade, { vehicle: trade.vehicle }), t.bringLoan] : []),
  ];
}

function reminderPromise(
  { kind, state }: VisitMessage,
  where: { timeZone: string; locale: string },
  t: Texts,
): EmailBlock[] {
  const { reminderAt } = state;
  if (kind === "appointment-reminder" || reminderAt === undefined || reminderAt === null) return [];
  return [{ as: "note", lines: [interpolate(t.oneReminder, { day: dayOf(reminderAt, where) })] }];
}
