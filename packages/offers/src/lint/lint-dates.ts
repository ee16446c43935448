import { isoToLocalDate } from "@forecourt/calendar";
import type { Offer } from "../offer.ts";
import { offerWindow } from "../offer-window.ts";
import type { Finding } from "./offer-violation.ts";

/** Checks for dates that are unreadable, reversed, in the future, or past. */
export function lintDates(offer: Offer, now: Date, timeZone: string): Finding[] {
  const first = isoToLocalDate(offer.offer_startdate, timeZone);
  const last = isoToLocalDate(offer.offer_enddate, timeZone);
  const finding = (code: Finding["code"], field: "offer_startdate" | "offer_enddate"): Finding => ({
    code,
    field,
    evidence: offer[field],
  });
  if (first === null) return [finding("offer.unreadable-date", "offer_startdate")];
  if (last === null) return [finding("offer.unreadable-date", "offer_enddate")];
  if (last < first) return [finding("offer.ends-before-start", "offer_enddate")];
  const { state } = offerWindow(offer, now, timeZone);
  if (state === "upcoming") return [finding("offer.not-started", "offer_startdate")];
  return state === "ended" ? [finding("offer.expired", "offer_enddate")] : [];
}
