import { beforeEach, describe, expect, test } from "vitest";
import { acceptLead } from "../leads/accept-lead.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { findAppointment } from "./find-appointment.ts";
import { readBookings } from "./read-bookings.ts";
import { driveLead, startAt } from "./testing/example-appointment.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const appraisalLead = () => driveLead({ kind: "appraisal" }, { kind: "SELL_OR_TRADE" });

describe("an appraisal", () => {
  test("is stored as its own kind, with the lead to sell or trade", async () => {
    const lead = appraisalLead();
    expect(await acceptLead(database.site, lead)).toEqual({ kind: "accepted", leadId: lead.id });
    expect(await findAppointment(database.site, lead.appointment.id)).toMatchObject({
      appointment: { kind: "appraisal", vin: null, state: "booked" },
    });
  });

  test("takes no place of a test drive", async () => {
    await acceptLead(database.site, appraisalLead());
    const period = { storeId: "north", from: startAt(0), to: startAt(9) };
    expect(await readBookings(database.site, { ...period, kind: "appraisal" })).toHaveLength(1);
    expect(await readBookings(database.site, { ...period, kind: "test-drive" })).toEqual([]);
  });
});

test("another kind is still refused by the table", async () => {
  await acceptLead(database.site, appraisalLead());
  const change = database.owner.pool.query("UPDATE appointment SET kind = 'wash'");
  await expect(change).rejects.toThrow("appointment_kind_check");
});
