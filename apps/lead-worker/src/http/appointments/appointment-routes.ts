import { addDays, isCalendarDate, localDate } from "@forecourt/calendar";
import { Hono } from "hono";
import { html } from "hono/html";
import { calendarLocale, dayOf } from "../../emails/visits/visit-time.ts";
import { interpolate, messagesFor } from "../../messages.ts";
import { readVisits, type VisitReader } from "../../visits/read-visits.ts";
import { loopbackOnly } from "../inbox/loopback-only.ts";
import { DAY_SHEET_POLICY, daySheetDocument } from "./day-sheet-document.ts";
import { daySheetRow } from "./day-sheet-row.ts";

/** Noon, when no time zone is on another day than its own. */
const NOON_MS = 12 * 3_600_000;

/** The day sheet `GET /appointments?store=&day=`, for printing: the visits of a day, store by store. */
export function appointmentRoutes(reader: VisitReader): Hono {
  const { dealership } = reader;
  const routes = new Hono();
  routes.use(loopbackOnly, async (context, next) => {
    await next();
    context.header("Content-Security-Policy", DAY_SHEET_POLICY);
    context.header("Cross-Origin-Resource-Policy", "same-origin");
    context.header("Cross-Origin-Opener-Policy", "same-origin");
    context.header("Referrer-Policy", "no-referrer");
  });
  routes.get("/", async (context) => {
    const store = context.req.query("store") || null;
    const group = dealership.shopperFactsOf(store ?? "");
    const lang = calendarLocale(group.staffLocale);
    const t = messagesFor(lang).visits;
    if (store !== null && !dealership.storeIds.includes(store)) return context.text(t.unknownStore, 404);
    const today = localDate(new Date(), group.timeZone);
    const day = context.req.query("day") || today;
    if (!isCalendarDate(day)) return context.text(t.badDay, 404);
    const stores = store === null ? dealership.storeIds : [store];
    const sections = await Promise.all(stores.map((id) => storeSection(reader, id, day)));
    const address = (to: { day: string; store: string | null }) =>
      `/appointments?${new URLSearchParams({ ...(to.store !== null && { store: to.store }), day: to.day })}`;
    const body = html`<h1>${t.title}</h1>
<nav>
<a href="${address({ store, day: addDays(day, -1) })}" rel="prev">${t.previous}</a>
<a href="${address({ store, day: addDays(day, 1) })}" rel="next">${t.next}</a>
<a href="${address({ store: null, day })}">${t.allStores}</a>
${dealership.storeIds.map((id) => html`<a href="${address({ store: id, day })}">${dealership.shopperFactsOf(id).store.name}</a> `)}
</nav>
${sections}`;
    return context.html(daySheetDocument({ lang, title: `${t.title} ${day}`, body }));
  });
  return routes;
}

async function storeSection(reader: VisitReader, storeId: string, day: string) {
  const { dealership } = reader;
  const { store, timeZone, staffLocale } = dealership.shopperFactsOf(storeId);
  const t = messagesFor(staffLocale).visits;
  const visits = await readVisits(reader, { storeId, day, days: 1 });
  const about = { dealership, t, timeZone, locale: staffLocale };
  const written = dayOf(Date.parse(day) + NOON_MS, { timeZone: "UTC", locale: staffLocale });
  return html`<section>
<h2>${interpolate(t.heading, { store: store.name, day: written })}</h2>
${
  visits.length === 0
    ? html`<p>${t.empty}</p>`
    : html`<div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">${t.time}</th><th scope="col">${t.customer}</th><th scope="col">${t.about}</th><th scope="col">${t.with}</th></tr></thead>
<tbody>
${visits.map((read) => daySheetRow(read, about))}</tbody>
</table></div>`
}
</section>
`;
}
