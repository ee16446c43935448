import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { LinkedAppointment } from "#server/appointments/open-appointment.ts";
import { AppointmentNotice } from "./appointment-notice.tsx";

/** What the notice reads of an appointment. */
const linked = (state: "booked" | "cancelled") =>
  ({
    appointment: { kind: "test-drive", state, sequence: 0 },
    content: { person: null, customer: { email: "ada@example.com" } },
  }) as unknown as LinkedAppointment;

it.each([
  ["en", "Test Drive Scheduled"],
  ["es", "Prueba de manejo programada"],
] as const)("says once that a test drive is booked, as a status, in %s", (locale, title) => {
  const render = (state: "booked" | "cancelled") =>
    renderToStaticMarkup(<AppointmentNotice name="booked" linked={linked(state)} context={{ locale }} />);
  expect(render("booked")).toContain('role="status"');
  expect(render("booked")).toContain(`>${title}<`);
  expect(render("booked")).toContain("ada@example.com");
  expect(render("cancelled")).toBe("");
});
