import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import type { LinkedAppointment } from "#server/appointments/open-appointment.ts";
import { reminderTime } from "#server/appointments/reminder-time.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { type InstantText, instantText } from "../describe/instant-text.ts";
import { confirmedText } from "./confirmed-text.ts";

/** One step of a shopper's way to the visit. */
export type ThreadEntry = {
  id: string;
  title: string;
  text: string | null;
  when: string | null;
  is: "done" | "now" | "next";
};

/** What led to a visit, the visit, and what follows, in order. */
export function threadOf(
  { appointment, content, confirmation }: LinkedAppointment,
  state: "booked" | "cancelled" | "over",
  begins: InstantText,
  { locale, settings, storeId }: PageContext,
): ThreadEntry[] {
  const { kind, createdAt, changedAt, sequence, cancelledBy } = appointment;
  const t = translator(locale, "appointment");
  const at = (instant: Date) => {
    const { day, time } = instantText(instant.getTime(), settings.profile.timezone, locale);
    return `${day}, ${time}`;
  };
  const { trade, vehicle, customer, holdMinutes } = content;
  const { timezone: timeZone } = settings.profile;
  const isReminded =
    state === "booked" &&
    customer.email !== null &&
    reminderTime(appointment.start, { timeZone, now: changedAt }) !== null;
  const offer = trade?.offer == null ? null : formatMoney(trade.offer as Cents, locale, { cents: "never" });
  const isConfirmed = confirmation !== null && state !== "cancelled";
  const entries: (ThreadEntry | null)[] = [
    trade && {
      id: "valued",
      title: t("thread.valued"),
      text: offer
        ? t("thread.valuedText", { vehicle: trade.vehicle, offer })
        : t("thread.seenText", { vehicle: trade.vehicle }),
      when: null,
      is: "done",
    },
    vehicle?.payment && vehicle.ownTerms
      ? { id: "terms", title: t("thread.terms"), text: vehicle.payment, when: null, is: "done" }
      : null,
    {
      id: "booked",
      title: t(holdMinutes === null ? "thread.booked" : "thread.bookedHeld"),
      text: customer.email && t("thread.bookedText", { email: customer.email }),
      when: at(createdAt),
      is: sequence === 0 && !isConfirmed ? "now" : "done",
    },
    sequence > 0 && state !== "cancelled"
      ? {
          id: "moved",
          title: t("thread.moved"),
          text: null,
          when: at(changedAt),
          is: isConfirmed ? "done" : "now",
        }
      : null,
    isConfirmed
      ? {
          id: "confirmed",
          title: confirmedText(confirmation, { locale, storeId }, "thread"),
          text: confirmation.note === null ? null : `“${confirmation.note}”`,
          when: at(confirmation.at),
          is: "now",
        }
      : null,
  ];
  if (state === "cancelled") {
    const by = { shopper: "Shopper", dealer: "Dealer", vehicle: "Vehicle" } as const;
    entries.push({
      id: "cancelled",
      title: t(`thread.cancelled${by[cancelledBy ?? "shopper"]}`),
      text: cancelledBy === "vehicle" ? t("thread.cancelledVehicleText") : null,
      when: at(changedAt),
      is: "now",
    });
  } else {
    entries.push({
      id: "visit",
      title: t(`thread.visit.${kind}`),
      text: [
        ...(kind === "test-drive" ? [t(trade ? "thread.bringTrade" : "thread.bring")] : []),
        ...(kind === "appraisal" ? [t("thread.bringCar")] : []),
        ...(isReminded ? [t("thread.reminder")] : []),
      ].join(" "),
      when: `${begins.day}, ${begins.time}`,
      is: state === "over" ? "done" : "next",
    });
    if (kind !== "service")
      entries.push({
        id: "decide",
        title: t("thread.decide"),
        text: t(kind === "appraisal" ? "thread.decideSell" : "thread.decideText"),
        when: t("thread.ready"),
        is: "next",
      });
  }
  return entries.filter((entry) => entry !== null);
}
