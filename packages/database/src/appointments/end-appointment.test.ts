import { beforeEach, describe, expect, test } from "vitest";
import { exampleEmail } from "../emails/testing/example-requests.ts";
import { replaceStoreInventory } from "../inventory/replace-store-inventory.ts";
import { makeVehicle } from "../inventory/testing/make-vehicle.ts";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { type AppointmentEnd, endAppointment } from "./end-appointment.ts";
import { listAppointments, readAppointment, readDrivesWithoutVehicle } from "./list-appointments.ts";
import { driveLead, startAt, vehicleResource } from "./testing/example-appointment.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

async function booked(
  changed: Parameters<typeof driveLead>[0] = {},
  lead: Parameters<typeof driveLead>[1] = {},
) {
  const made = driveLead(changed, lead);
  expect((await acceptLead(database.site, made)).kind).toBe("accepted");
  return made.appointment.id;
}

function endOf(id: string, changed: Partial<AppointmentEnd> = {}): AppointmentEnd {
  const email = { ...exampleEmail(), lifetimeSeconds: 3600 };
  const lead = makeLead({ kind: "SCHEDULE_TEST_DRIVE" });
  return { id, sequence: 0, by: "vehicle", email, lead, ...changed };
}
const end = (ended: AppointmentEnd) => endAppointment(database.worker, ended);

const emailKinds = async () =>
  (await database.owner.pool.query("SELECT kind FROM shopper_email ORDER BY kind")).rows.map(
    ({ kind }) => kind,
  );

describe("the dealership's end of an appointment", () => {
  test("frees the slot, drops the reminder, and tells the shopper and the dealership", async () => {
    const resources = [vehicleResource("JA4J4VA85PZ000001")];
    const id = await booked({ resources });
    const ended = endOf(id);
    expect(await end(ended)).toBe(true);
    expect(await readAppointment(database.worker, id)).toMatchObject({
      state: "cancelled",
      cancelledBy: "vehicle",
      sequence: 1,
    });
    expect(await emailKinds()).toEqual(["appointment-cancellation", "appointment-confirmation"]);
    const { rows } = await database.owner.pool.query(
      "SELECT state FROM outbox WHERE lead_id = $1 OR email_id = $2",
      [ended.lead?.id, ended.email?.id],
    );
    expect(rows).toEqual([{ state: "ready" }, { state: "ready" }]);
    expect((await acceptLead(database.site, driveLead({ resources }))).kind).toBe("accepted");
  });

  test("by several workers at once tells the shopper once", async () => {
    const id = await booked();
    const results = await Promise.all(Array.from({ length: 6 }, () => end(endOf(id))));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await emailKinds()).toEqual(["appointment-cancellation", "appointment-confirmation"]);
  });

  test("of an outdated version changes nothing", async () => {
    const id = await booked();
    expect(await end(endOf(id, { sequence: 1 }))).toBe(false);
    expect(await readAppointment(database.worker, id)).toMatchObject({ state: "booked", sequence: 0 });
    expect(await emailKinds()).toEqual(["appointment-confirmation", "appointment-reminder"]);
  });

  test("of a shopper without an address sends no email", async () => {
    const id = await booked({ reminder: null }, { emailKey: null });
    expect(await end(endOf(id, { by: "dealer", email: null, lead: undefined }))).toBe(true);
    expect(await emailKinds()).toEqual([]);
  });
});

describe("drives without their vehicle", () => {
  const [first, second] = [makeVehicle(1), makeVehicle(2)];
  const stock = (...vehicles: ReturnType<typeof makeVehicle>[]) =>
    replaceStoreInventory(database.importer, "north", vehicles, { source: "test.csv" });
  const found = async () => (await readDrivesWithoutVehicle(database.worker)).map(({ id }) => id);

  test("are those whose vehicle was sold or is unknown", async () => {
    await stock(first, second);
    const sold = await booked({ vin: first.vin });
    await booked({ vin: second.vin, start: startAt(2) });
    await booked({ vin: null, start: startAt(4) });
    expect(await found()).toEqual([]);
    await stock(second);
    const unknown = await booked({ vin: "JA4J4VA85PZ999999", start: startAt(6) });
    expect((await found()).sort()).toEqual([sold, unknown].sort());
  });

  test("are not those that passed, were cancelled, or are no drives", async () => {
    const cancelled = await booked({ vin: first.vin });
    await end(endOf(cancelled));
    await booked({ vin: first.vin, kind: "service" });
    const passed = await booked({ vin: first.vin });
    await database.owner.pool.query(
      "UPDATE appointment SET start_at = now() - interval '1 min', end_at = now() + interval '1 h' WHERE id = $1",
      [passed],
    );
    expect(await found()).toEqual([]);
  });
});

test("the list has a period of one store or all, in order of the start, with what the worker can open", async () => {
  const later = await booked({ start: startAt(2), vin: "JA4J4VA85PZ000001" });
  const early = await booked({ kind: "service" });
  const south = await booked({ start: startAt(1) }, { storeId: "south" });
  const cancelled = await booked({ start: startAt(4) });
  await end(endOf(cancelled, { by: "dealer" }));
  await booked({ start: startAt(48) });
  const period = { from: startAt(0), to: startAt(48) };
  const ids = async (storeId?: string) =>
    (await listAppointments(database.worker, { ...period, storeId })).map(({ id }) => id);
  expect(await ids()).toEqual([early, south, later, cancelled]);
  expect(await ids("south")).toEqual([south]);
  const [, , listed] = await listAppointments(database.worker, period);
  expect(listed).toMatchObject({
    id: later,
    kind: "test-drive",
    storeId: "north",
    start: startAt(2),
    end: startAt(4),
    vin: "JA4J4VA85PZ000001",
    state: "booked",
    sequence: 0,
    sealed: Buffer.from(`sealed ${later}`),
  });
  expect(await readAppointment(database.worker, "unknown")).toBeUndefined();
});
