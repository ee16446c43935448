import { isoToLocalDate, lastDayOfMonth, localDate } from "@forecourt/calendar";
import type { Offer } from "./offer.ts";

/**
 * The days of an offer, `YYYY-MM-DD` in the dealership's time zone, both included. `state` compares them with today.
 */
export type OfferWindow = { startsOn: string; endsOn: string; state: "upcoming" | "current" | "ended" };

/** The fields of an offer that decide its window. */
export type DatedOffer = Pick<Offer, "offer_recurring" | "offer_startdate" | "offer_enddate">;

/**
 * Calculates the window of an offer at an instant, in the dealership's time zone.
 *
 * A monthly offer's window is the current month within its first and last day; the end date is final
 * (docs/product/offers.md, "Windows"). An unreadable date makes an offer `ended`: its price is unverified.
 *
 * @param timeZone IANA name
 * @example offerWindow(offer, new Date("2026-11-20T12:00:00Z"), "America/Chicago")
 * // monthly from June 2026 to 2050: { startsOn: "2026-11-01", endsOn: "2026-11-30", state: "current" }
 */
export function offerWindow(offer: DatedOffer, now: Date, timeZone: string): OfferWindow {
  const first = isoToLocalDate(offer.offer_startdate, timeZone);
  const last = isoToLocalDate(offer.offer_enddate, timeZone);
  const today = localDate(now, timeZone);
  if (first === null || last === null) {
    return { startsOn: first ?? "", endsOn: last ?? "", state: "ended" };
  }
  const state = today < first ? "upcoming" : today > last ? "ended" : "current";
  if (offer.offer_recurring === "none") return { startsOn: first, endsOn: last, state };

  // An upcoming or ended monthly offer has the window of its first or last month.
  const day = state === "upcoming" ? first : state === "ended" ? last : today;
  const monthStart = `${day.slice(0, 7)}-01`;
  const monthEnd = lastDayOfMonth(day);
  return {
    startsOn: laterDay(first, monthStart),
    endsOn: earlierDay(last, monthEnd),
    state,
  };
}

function laterDay(a: string, b: string): string {
  return [a, b].sort().at(-1)!;
}

function earlierDay(a: string, b: string): string {
  return [a, b].sort()[0]!;
}
