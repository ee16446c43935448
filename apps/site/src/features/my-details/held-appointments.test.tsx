import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testContext } from "#testing/test-context.ts";
import { HeldAppointments } from "./held-appointments.tsx";

const appraisal = {
  kind: "appraisal" as const,
  storeId: "north",
  createdAt: new Date("2026-11-20T16:00:00Z"),
  startAt: new Date("2026-11-28T16:30:00Z"),
  state: "booked" as const,
};

const render = (locale: "en" | "es", appointments = [appraisal]) =>
  renderToStaticMarkup(
    <HeldAppointments appointments={appointments} context={testContext([], { locale })} />,
  ).replaceAll(/[\u00a0\u202f]/g, " ");

it.each([
  ["en", "Appraisal of your car", "November 28, 2026 at 10:30 AM, Larkspur North"],
  ["es", "Valuación de su auto", "28 de noviembre de 2026 a las 10:30 a.m., Larkspur North"],
] as const)("an appraisal has its name, time and store in words, in %s", (locale, ...words) => {
  for (const word of words) expect(render(locale)).toContain(word);
});

it("is nothing without an appointment", () => {
  expect(render("en", [])).toBe("");
});
