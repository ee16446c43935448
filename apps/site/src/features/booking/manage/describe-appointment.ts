import { formatDate } from "@forecourt/calendar";
import type { AppointmentContent } from "@forecourt/database";
import { formatMoney } from "@forecourt/money";
import type { VehiclePictureSource } from "@forecourt/ui/vehicle-image";
import type { Cents } from "@forecourt/units";
import { calendarAddress } from "#server/appointments/appointment-link.ts";
import { adviserOf } from "#server/appointments/appointment-schedule.ts";
import type { LinkedAppointment } from "#server/appointments/open-appointment.ts";
import { canChange } from "#server/appointments/wish-of-appointment.ts";
import { routedStaff } from "#server/content/department-contact.ts";
import { staffIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForLead } from "#server/vehicles/find-vehicle.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { personMessagePath } from "#shared/addresses/public-paths.ts";
import { instantText } from "../describe/instant-text.ts";
import { shownPicture } from "../describe/shown-picture.ts";
import { confirmedText } from "./confirmed-text.ts";
import { type ThreadEntry, threadOf } from "./thread-entries.ts";

/** The page of an appointment as texts. */
export type AppointmentPageContent = {
  state: "booked" | "cancelled" | "over";
  /** The state in words. */
  badge: string;
  heading: string;
  lead: string;
  vehicle: AppointmentContent["vehicle"];
  /** Of the vehicle to drive, while it is in stock. */
  picture: VehiclePictureSource | null;
  held: string | null;
  rows: { label: string; value: string }[];
  actions: { calendar: string; directions: string; move: string | null; cancel: string | null };
  thread: ThreadEntry[];
  /** `messagePage` is their contact form; null for who has left. */
  person: (NonNullable<AppointmentContent["person"]> & { messagePage: string | null }) | null;
  trade: { offer: string | null; rows: { label: string; value: string }[]; page: string } | null;
  where: { name: string; address: string; phone: string };
};

/** Describes the appointment of a link for its page. */
export function describeAppointment(linked: LinkedAppointment, context: PageContext): AppointmentPageContent {
  const { locale, settings, now } = context;
  const { appointment, content, link } = linked;
  const { kind, storeId, start, end } = appointment;
  const t = translator(locale, "appointment");
  const { timezone } = settings.profile;
  const store = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  const begins = instantText(start, timezone, locale);
  const minutes = Math.round((end - start) / 60_000);
  const open = canChange(linked, now);
  const page = content.page;
  const state = appointment.state === "cancelled" ? "cancelled" : end <= now.getTime() ? "over" : "booked";
  const heldUntil =
    content.holdMinutes === null || state !== "booked"
      ? null
      : instantText(start + content.holdMinutes * 60_000, timezone, locale);
  const inStock = appointment.vin === null ? null : vehicleForLead(appointment.vin, context);
  const adviser = staffIn(locale, storeId).find(({ slug }) => slug === adviserOf(appointment.resources));
  return {
    state,
    badge:
      state === "booked" && linked.confirmation
        ? confirmedText(linked.confirmation, context, "state")
        : t(`state.${state}`),
    heading: capitalized(t("heading", { day: begins.longDay, time: begins.atTime })),
    lead: t(`lead.${kind}`, {
      name: content.customer.firstName,
      duration: translator(locale, "booking")("duration", {
        hours: Math.floor(minutes / 60),
        minutes: minutes % 60,
      }).trim(),
      store: store.name,
    }),
    vehicle: content.vehicle,
    picture: inStock && shownPicture(inStock, locale),
    held: heldUntil && t("held", { day: heldUntil.longDay, time: heldUntil.time }),
    rows: [
      ...content.services.map(({ name, minutes: length }) => ({
        label: name,
        value: translator(locale, "booking")("minutes", { minutes: length }),
      })),
      ...(adviser ? [{ label: t("visit.adviser"), value: `${adviser.firstName} ${adviser.lastName}` }] : []),
      ...(content.transport
        ? [
            {
              label: t("visit.meanwhile"),
              value: translator(locale, "booking")(`service.transports.${content.transport}.label`),
            },
          ]
        : []),
      ...(content.notes ? [{ label: t("visit.notes"), value: content.notes }] : []),
    ],
    actions: {
      calendar: calendarAddress(link),
      directions: store.mapsLink,
      move: open ? pathWith(page, { change: "time" }) : null,
      cancel: open ? pathWith(page, { change: "cancel" }) : null,
    },
    thread: threadOf(linked, state, begins, context),
    person: content.person && { ...content.person, messagePage: messagePageOf(linked, context) },
    trade: content.trade && tradeOf(content.trade, context),
    where: {
      name: store.name,
      address: `${store.addressLine1}, ${store.addressLine2}`,
      phone: store.phone,
    },
  };
}

function messagePageOf({ appointment, content }: LinkedAppointment, context: PageContext): string | null {
  const { kind } = appointment;
  const person = routedStaff(context).find(
    ({ firstName, lastName }) => `${firstName} ${lastName}` === content.person?.name,
  );
  return person ? personMessagePath(person.slug, kind === "service" ? "service" : "purchase") : null;
}

/** Spanish days are lower case. */
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function tradeOf(
  trade: NonNullable<AppointmentContent["trade"]>,
  { locale }: PageContext,
): AppointmentPageContent["trade"] {
  const t = translator(locale, "appointment");
  const money = (cents: Cents) => formatMoney(cents, locale, { cents: "never" });
  const day = formatDate(trade.validThrough, locale, { weekday: "short", month: "short", day: "numeric" });
  return {
    offer: trade.offer === null ? null : money(trade.offer as Cents),
    rows: [
      { label: t("trade.vehicle"), value: trade.vehicle },
      ...(trade.owed ? [{ label: t("trade.owed"), value: money(trade.owed as Cents) }] : []),
      { label: t("trade.valid"), value: day },
    ],
    page: trade.page,
  };
}
