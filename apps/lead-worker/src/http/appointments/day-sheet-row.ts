import { html } from "hono/html";
import type { WorkerDealership } from "../../dealership.ts";
import { dollars } from "../../emails/dollars.ts";
import { calendarLocale, visitTime, weekdayTime } from "../../emails/visits/visit-time.ts";
import { interpolate, type Messages } from "../../messages.ts";
import type { ReadVisit } from "../../visits/read-visits.ts";
import {
  customerName,
  customerPhone,
  visitStaff,
  visitState,
  visitSubjects,
} from "../../visits/visit-words.ts";

type About = { dealership: WorkerDealership; t: Messages["visits"]; timeZone: string; locale: string };

/** One visit of the day sheet. A cancelled one is struck through, and says who cancelled it. */
export function daySheetRow(read: ReadVisit, about: About) {
  const { visit } = read;
  const { dealership, t } = about;
  const { range } = visitTime(visit, about);
  const isCancelled = visit.state === "cancelled";
  const state = isCancelled || visit.confirmation ? visitState(visit, t, dealership) : null;
  const struck = (value: unknown) => (isCancelled ? html`<s>${value}</s>` : value);
  return html`<tr>
<td>${struck(range)}${state === null ? "" : html`<br><span class="quiet">${state}</span>`}</td>
<td>${struck(customer(read, about))}</td>
<td>${struck(subject(read, about))}</td>
<td>${struck(visitStaff(read, dealership))}</td>
</tr>
`;
}

function customer({ content }: ReadVisit, { t, locale }: About) {
  if (content === null) return t.unreadable;
  const { email, phone } = content.customer;
  const { business } = content;
  const digits = (phone ?? "").replace(/[^\d+]/g, "");
  const language = languageName(content.locale, locale);
  return lines([
    html`<strong>${customerName(content)}</strong>`,
    business
      ? interpolate(t.business, { business: [business.name, business.title].filter(Boolean).join(", ") })
      : null,
    digits === "" ? null : html`<a href="tel:${digits}">${customerPhone(content)}</a>`,
    email === null
      ? null
      : html`<a href="mailto:${encodeURIComponent(email).replace("%40", "@")}">${email}</a>`,
    language === null ? null : interpolate(t.language, { language }),
  ]);
}

function subject(read: ReadVisit, about: About) {
  const { visit, content } = read;
  const { t, timeZone, locale } = about;
  const { transport, notes, holdMinutes, trade } = content ?? {};
  const held =
    typeof holdMinutes === "number" && visit.state === "booked"
      ? weekdayTime(visit.start + holdMinutes * 60_000, { timeZone, locale })
      : null;
  return lines([
    html`<strong>${t.kinds[visit.kind]}</strong>`,
    ...visitSubjects(read, about),
    visit.vin === null ? null : interpolate(t.vin, { vin: visit.vin }),
    transport ? t.transports[transport] : null,
    held === null ? null : interpolate(t.heldUntil, { time: held }),
    trade ? tradeLine(trade, visit.kind, t) : null,
    notes ? html`<span class="notes">${interpolate(t.notes, { notes })}</span>` : null,
  ]);
}

/** An appraisal names its vehicle already; the figure is what its shopper expects. */
function tradeLine(
  { vehicle, offer, validThrough }: NonNullable<NonNullable<ReadVisit["content"]>["trade"]>,
  kind: ReadVisit["visit"]["kind"],
  t: Messages["visits"],
): string | null {
  if (kind !== "appraisal") return interpolate(t.trade, { vehicle });
  return offer === null ? null : interpolate(t.offer, { amount: dollars(offer), day: validThrough });
}

function lines(parts: readonly unknown[]) {
  return parts
    .filter((part) => part !== null)
    .map((part, at) => (at === 0 ? html`${part}` : html`<br>${part}`));
}

/** The customer's language in the staff's words; null when it is the same one. */
function languageName(language: string, locale: string): string | null {
  const own = calendarLocale(language);
  if (own === calendarLocale(locale)) return null;
  return new Intl.DisplayNames([locale], { type: "language" }).of(own) ?? own;
}
