import type { HeldAppointment } from "@forecourt/database";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageContext } from "#server/page-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { HeldAppointments } from "./held-appointments.tsx";

useTestSite();

const drive: HeldAppointment = {
  kind: "test-drive",
  storeId: "west-park",
  createdAt: new Date("2026-11-26T16:00:00Z"),
  startAt: new Date("2026-11-27T18:00:00Z"),
  state: "booked",
};

async function render(locale: "en" | "es", ...appointments: HeldAppointment[]) {
  stockSite([]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access: "open" }));
  const html = renderToStaticMarkup(<HeldAppointments appointments={appointments} context={context} />);
  // Spanish writes no-break spaces before "p.m.".
  return html.replaceAll(/[\u00A0\u202F]/g, " ");
}

it.each([
  ["en", "Test drive", "Friday, November 27, 2026 at 12:00 PM, at Larkspur West Park"],
  ["es", "Prueba de manejo", "viernes, 27 de noviembre de 2026, 12:00 p.m., en Larkspur West Park"],
] as const)("names kind, time and store, in %s", async (locale, kind, text) => {
  const html = await render(locale, drive);
  expect(html).toContain(kind);
  expect(html).toContain(text);
});

it("says that one is cancelled", async () => {
  expect(await render("en", { ...drive, kind: "service", state: "cancelled" })).toContain(
    "Cancelled: Friday",
  );
});

it("is nothing without an appointment", async () => {
  expect(await render("en")).toBe("");
});
