import { formatPhone } from "@forecourt/contact-details";
import { leadTermLines, leadVehicleName, type StoredLead } from "@forecourt/leads";
import { html } from "hono/html";
import { dollars } from "../../emails/dollars.ts";
import { visitTime } from "../../emails/visits/visit-time.ts";
import { interpolate, messagesFor } from "../../messages.ts";
import { termsPayment } from "../../terms/terms-payment.ts";
import type { TermsPageFacts } from "./terms-offer.ts";

/** What the terms of a lead concern: person, vehicle, terms and payment. */
export function termsView(lead: StoredLead, facts: TermsPageFacts) {
  const { dealership, timeZone, locale } = facts;
  const t = messagesFor(locale).terms;
  const { firstName, lastName } = lead.customer;
  const name = [firstName, lastName].filter(Boolean).join(" ") || t.noName;
  const at = Date.parse(lead.receivedAt);
  const { fullDay, start } = visitTime({ start: at, end: at }, { timeZone, locale });
  const lines = leadTermLines(lead, dealership.factsOf(lead.storeId));
  const body = html`<h1>${interpolate(t.title, { name })}</h1>
<p class="soft">${interpolate(t.received, { day: fullDay, time: start })}</p>
<dl>${lines.map(({ label, value }) => row(label, value))}${paymentRow(lead, facts)}</dl>
<h2>${t.about}</h2>
<dl>${contactRows(lead, facts)}${vehicleRow(t.vehicle, lead.vehicle)}${vehicleRow(t.tradeIn, lead.tradeIn)}${row(t.answering, lead.answering?.name)}${row(t.store, dealership.shopperFactsOf(lead.storeId).store.name)}${row(t.lead, lead.id)}</dl>
<p class="soft">${t.shown}</p>`;
  return { title: interpolate(t.title, { name }), body };
}

function contactRows({ customer }: StoredLead, { locale }: TermsPageFacts) {
  const t = messagesFor(locale).terms;
  const { phone, phoneExtension, email } = customer;
  const written = phone && formatPhone(phone, "general", phoneExtension);
  return html`${row(t.phone, written && html`<a href="tel:+1${phone}">${written}</a>`)}${row(
    t.email,
    email && html`<a href="mailto:${encodeURIComponent(email).replace("%40", "@")}">${email}</a>`,
  )}`;
}

function vehicleRow(label: string, vehicle: StoredLead["vehicle"]) {
  if (!vehicle) return "";
  const details = [vehicle.stockNumber, vehicle.vin].filter(Boolean).join(", ");
  return row(label, html`${leadVehicleName(vehicle)}${details ? html`<span>${details}</span>` : ""}`);
}

function paymentRow(lead: StoredLead, { dealership, locale }: TermsPageFacts) {
  const t = messagesFor(locale).terms;
  const settings = dealership.settingsOf(lead.storeId);
  const payment = termsPayment(lead, settings);
  if (!payment) return "";
  const { price, estimate } = payment;
  const apr = (estimate.aprBp / 100).toFixed(2);
  const values = {
    payment: dollars(estimate.payment),
    months: String(estimate.months),
    apr,
    price: dollars(price),
  };
  return row(
    t.payment,
    html`${interpolate(t.paymentText, values)}<span>${interpolate(t.paymentFrom, values)}</span>`,
  );
}

function row(label: string, value: unknown) {
  return value ? html`<dt>${label}</dt><dd>${value}</dd>` : "";
}
