import { isoToLocalDate } from "@forecourt/calendar";
import { isLastingOffer } from "../is-lasting.ts";
import type { Offer } from "../offer.ts";
import { offerWindow } from "../offer-window.ts";
import { textsOf } from "./offer-texts.ts";
import type { Finding } from "./offer-violation.ts";
import { statedEndDates, WRITTEN_DAY } from "./stated-end-dates.ts";

/** Checks for dates that are unreadable, reversed, in the future, or past, and for texts with another or no last day. */
export function lintDates(offer: Offer, now: Date, timeZone: string): Finding[] {
  return [...lintWindow(offer, now, timeZone), ...lintStatedEnd(offer, now, timeZone)];
}

function lintWindow(offer: Offer, now: Date, timeZone: string): Finding[] {
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

/** A text may state more dates; without the offer's own last day it is wrong. */
function lintStatedEnd(offer: Offer, now: Date, timeZone: string): Finding[] {
  const { endsOn } = offerWindow(offer, now, timeZone);
  const [year, month, day] = endsOn.split("-").map(Number);
  const findings = textsOf(offer).flatMap(({ field, text }): Finding[] => {
    const stated = statedEndDates(text);
    const isOwn = stated.some(
      (date) => date.month === month && date.day === day && (date.year ?? year) === year,
    );
    if (!year || stated.length === 0 || isOwn || text.readable.includes("{endDate}")) return [];
    return [{ code: "offer.wrong-end-date", field, evidence: stated[0]!.evidence }];
  });
  if (isLastingOffer(endsOn, now, timeZone)) return findings;
  if (!offer.disclaimer.includes("{endDate}") && !WRITTEN_DAY.test(offer.disclaimer)) {
    findings.push({ code: "offer.end-date-not-stated", field: "disclaimer", evidence: offer.offer_enddate });
  }
  return findings;
}
