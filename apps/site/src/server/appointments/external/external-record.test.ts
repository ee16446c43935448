import { appointmentSchema } from "@forecourt/api-clients/scheduling";
import { type Lead, parseLead } from "@forecourt/leads";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { externalRecord } from "./external-record.ts";

// The morning of the day on which the clock goes back.
const start = Date.UTC(2026, 10, 1, 6, 30);
const booked = {
  slot: { start, end: start + 3_600_000 },
  timeZone: "America/Chicago",
  operations: [{ code: "OIL", name: "Oil change" }],
};

function leadWith(own: object): Lead {
  const customer = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com" };
  const parsed = parseLead({ kind: "SERVICE", customer, ...own });
  if (!parsed.ok) throw new Error("no lead");
  return parsed.value;
}

test("a visit is a record with UTC offsets, notes, vehicle, work and customer", () => {
  const vehicle = { year: 2019, make: "Mitsubishi", model: "Mirage" };
  const record = externalRecord(leadWith({ comments: "It squeaks.", vehicle }), booked);
  expect(record).toEqual({
    start_datetime: "2026-11-01T01:30:00-05:00",
    end_datetime: "2026-11-01T01:30:00-06:00",
    notes_general: "It squeaks.",
    vehicle_arr: vehicle,
    repair_order_lines: [{ op_code: "OIL", name: "Oil change", notes_narrative: "" }],
    customer: { firstName: "Ada", lastName: "Lovelace", email: "ada@example.com", phone: "" },
  });
  expect(() => z.parse(appointmentSchema, { ...record, appointment_id: "a-1" })).not.toThrow();
});

test("a business is the customer, with the shopper as its contact", () => {
  const business = { details: { business: "Example Freight", businessTitle: "Fleet manager" } };
  expect(externalRecord(leadWith(business), booked).customer).toEqual({
    name: "Example Freight",
    contactName: "Ada Lovelace",
    contactTitle: "Fleet manager",
    contactPhone: "",
    contactEmail: "ada@example.com",
  });
});

test("a vehicle of which a part is unknown is none, and no comment is an empty note", () => {
  const record = externalRecord(leadWith({ vehicle: { make: "Mitsubishi", model: "Mirage" } }), booked);
  expect(record).toMatchObject({ vehicle_arr: null, notes_general: "" });
});
