import { beforeEach, describe, expect, test } from "vitest";
import { exampleEmail } from "../emails/testing/example-requests.ts";
import { acceptLead } from "../leads/accept-lead.ts";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { findAppointment } from "./find-appointment.ts";
import { readBookings } from "./read-bookings.ts";
import { driveLead, EXAMPLE_NOW, startAt, vehicleResource } from "./testing/example-appointment.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const book = (lead: ReturnType<typeof driveLead>) => acceptLead(database.site, lead);
const VEHICLE = [vehicleResource("JA4J4VA85PZ000001")];
const FULL = { kind: "slot-refused", problem: "slot.full" };

/** The number of rows of each table that a booking writes to. */
async function rows(): Promise<Record<string, number>> {
  const { rows } = await database.owner.pool.query(`
    SELECT (SELECT count(*) FROM appointment)::int AS appointments, (SELECT count(*) FROM lead)::int AS leads,
           (SELECT count(*) FROM outbox)::int AS deliveries, (SELECT count(*) FROM shopper_email)::int AS emails,
           (SELECT count(*) FROM rate_limit)::int AS counts`);
  return rows[0];
}

describe("a slot that a scheduling system keeps", () => {
  const elsewhere = { schedule: { end: startAt(3) }, start: startAt(0) };

  test("is stored with its own end, whatever is booked here", async () => {
    await book(driveLead({ resources: VEHICLE }));
    const lead = driveLead({ ...elsewhere, resources: VEHICLE });
    expect(await book(lead)).toEqual({ kind: "accepted", leadId: lead.id });
    expect(await findAppointment(database.site, lead.appointment.id)).toMatchObject({
      appointment: { start: startAt(0), end: startAt(3) },
    });
    expect(await book(driveLead({ resources: VEHICLE }))).toEqual(FULL);
  });
});

describe("a booking", () => {
  test("stores the appointment, its lead, the email and the reminder", async () => {
    const lead = driveLead({ vin: "JA4J4VA85PZ000001", resources: VEHICLE });
    expect(await book(lead)).toEqual({ kind: "accepted", leadId: lead.id });
    expect(await findAppointment(database.site, lead.appointment.id)).toEqual({
      kind: "found",
      appointment: {
        id: lead.appointment.id,
        kind: "test-drive",
        storeId: "north",
        start: startAt(0),
        end: startAt(2),
        resources: ["vehicle:JA4J4VA85PZ000001"],
        vin: "JA4J4VA85PZ000001",
        state: "booked",
        cancelledBy: null,
        confirmation: null,
        sequence: 0,
        content: Buffer.from(`content ${lead.appointment.id}`),
        createdAt: expect.any(Date),
        changedAt: expect.any(Date),
      },
    });
    expect(await rows()).toMatchObject({ appointments: 1, leads: 1, deliveries: 3, emails: 2 });
  });

  test("sends the confirmation at once, and the reminder at its time until the start", async () => {
    const lead = driveLead();
    await book(lead);
    const claim = () => claimDeliveries(database.worker, { limit: 9, leaseSeconds: 30 });
    expect(await claim()).toMatchObject([
      { subject: "lead", leadId: lead.id },
      { subject: "email", emailId: lead.email?.id, kind: "appointment-confirmation" },
    ]);
    const reminder = lead.appointment.reminder!;
    const { rows: times } = await database.owner.pool.query(
      "SELECT run_at, expires_at FROM outbox JOIN shopper_email ON shopper_email.id = email_id WHERE email_id = $1",
      [reminder.id],
    );
    expect(times).toEqual([{ run_at: reminder.sendAt, expires_at: new Date(startAt(0)) }]);
    await database.owner.pool.query("UPDATE outbox SET run_at = now() WHERE email_id = $1", [reminder.id]);
    expect(await claim()).toMatchObject([
      { emailId: reminder.id, kind: "appointment-reminder", expired: false },
    ]);
  });

  test("stores nothing when the slot cannot be booked", async () => {
    await book(driveLead({ resources: VEHICLE }));
    const before = await rows();
    const limits = [{ key: "network", windowSeconds: 600, limit: 1 }];
    expect(await book(driveLead({ start: startAt(1), resources: VEHICLE }, { limits }))).toEqual(FULL);
    for (const [start, problem] of [
      [startAt(-1), "slot.closed"],
      [startAt(0) + 1, "slot.off-grid"],
      [EXAMPLE_NOW - 1, "slot.past"],
      [startAt(48 * 30), "slot.too-late"],
    ] as const)
      expect(await book(driveLead({ start }, { limits }))).toEqual({ kind: "slot-refused", problem });
    expect(await rows()).toEqual(before);
  });

  test("of 50 at once of one vehicle, one is accepted", async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, () => book(driveLead({ resources: VEHICLE }))),
    );
    expect(results.filter(({ kind }) => kind === "accepted")).toHaveLength(1);
    expect(results.filter(({ kind }) => kind !== "accepted")).toEqual(Array(49).fill(FULL));
    expect(await rows()).toMatchObject({ appointments: 1, leads: 1, deliveries: 3 });
  });

  test("of 12 at once, as many are accepted as may run at the same time", async () => {
    const results = await Promise.all(
      Array.from({ length: 12 }, (_, n) => book(driveLead({ start: startAt(n % 2) }))),
    );
    expect(results.filter(({ kind }) => kind === "accepted")).toHaveLength(3);
    // After the end of all of them.
    expect((await book(driveLead({ start: startAt(3) }))).kind).toBe("accepted");
  });

  test("of another store or kind does not take a place", async () => {
    for (let n = 0; n < 3; n += 1) await book(driveLead());
    expect(await book(driveLead())).toEqual(FULL);
    expect((await book(driveLead({}, { storeId: "south" }))).kind).toBe("accepted");
    expect((await book(driveLead({ kind: "service" }))).kind).toBe("accepted");
  });

  test("that is repeated with its key books once", async () => {
    const first = driveLead({ resources: VEHICLE }, { idempotencyKey: "again" });
    await book(first);
    expect(await book(first)).toEqual({ kind: "accepted", leadId: first.id });
    const results = await Promise.all(
      Array.from({ length: 8 }, () => book(driveLead({ resources: VEHICLE }, { idempotencyKey: "again" }))),
    );
    expect(results).toEqual(Array(8).fill({ kind: "repeated", leadId: first.id }));
    expect(await book(driveLead({}, { idempotencyKey: "again", bodyHash: "other" }))).toEqual({
      kind: "conflict",
    });
    expect(await rows()).toMatchObject({ appointments: 1, leads: 1, emails: 2 });
  });

  test("above a rate limit keeps its slot free", async () => {
    const limits = [{ key: "network", windowSeconds: 600, limit: 1 }];
    await book(driveLead({}, { limits }));
    expect(await book(driveLead({ resources: VEHICLE }, { limits }))).toMatchObject({ kind: "limited" });
    expect((await book(driveLead({ resources: VEHICLE }))).kind).toBe("accepted");
  });

  test("of an address with ten confirmations in a day is kept, without another email or reminder", async () => {
    const booked = Array.from({ length: 12 }, (_, n) => driveLead({ start: startAt(2 * (n % 7)) }));
    for (const lead of booked) expect((await book(lead)).kind).toBe("accepted");
    const { rows: emails } = await database.owner.pool.query(
      "SELECT kind, count(*)::int AS n FROM shopper_email GROUP BY kind ORDER BY kind",
    );
    expect(emails).toEqual([
      { kind: "appointment-confirmation", n: 10 },
      { kind: "appointment-reminder", n: 10 },
    ]);
    expect(await rows()).toMatchObject({ appointments: 12, leads: 12 });
  });

  test("without an address sends no email and no reminder", async () => {
    await book(driveLead({}, { emailKey: null }));
    expect(await rows()).toMatchObject({ appointments: 1, leads: 1, deliveries: 1, emails: 0 });
  });

  test("that is held takes its slot and sends no email and no reminder", async () => {
    await book(driveLead({ resources: VEHICLE }, { held: true }));
    expect(await rows()).toMatchObject({ appointments: 1, leads: 1, deliveries: 1, emails: 0 });
    expect(await book(driveLead({ resources: VEHICLE }))).toEqual(FULL);
  });
});

describe("resources", () => {
  const joy = { id: "adviser:joy", capacity: 1 };
  const frank = { id: "adviser:frank", capacity: 1 };
  const loaner = { id: "loaner:2030-06-03", capacity: 2, daily: true };

  test("an adviser has one appointment at a time, until its end", async () => {
    await book(driveLead({ kind: "service", resources: [joy] }));
    const next = (resources: (typeof joy)[], halfHours: number) =>
      book(driveLead({ kind: "service", resources, start: startAt(halfHours) }));
    expect(await next([joy], 1)).toEqual(FULL);
    expect((await next([frank], 1)).kind).toBe("accepted");
    expect((await next([joy], 2)).kind).toBe("accepted");
  });

  test("a loaner is away all day", async () => {
    const borrow = (halfHours: number) =>
      book(driveLead({ kind: "service", resources: [loaner], start: startAt(halfHours) }));
    expect((await borrow(0)).kind).toBe("accepted");
    expect((await borrow(6)).kind).toBe("accepted");
    expect(await borrow(12)).toEqual(FULL);
  });

  test("all of them must be free", async () => {
    await book(driveLead({ kind: "service", resources: [frank] }));
    expect(await book(driveLead({ kind: "service", resources: [joy, frank] }))).toEqual(FULL);
    expect((await book(driveLead({ kind: "service", resources: [joy] }))).kind).toBe("accepted");
  });
});

test("the bookings of a period say when and with what, and nothing about the shopper", async () => {
  const lead = driveLead({ resources: VEHICLE });
  await book(lead);
  await book(driveLead({ start: startAt(4), reminder: { ...exampleEmail(), sendAt: new Date() } }));
  const period = { storeId: "north", kind: "test-drive" as const };
  expect(await readBookings(database.site, { ...period, from: startAt(1), to: startAt(4) })).toEqual([
    { id: lead.appointment.id, start: startAt(0), end: startAt(2), resources: [VEHICLE[0]!.id] },
  ]);
  expect(await readBookings(database.site, { ...period, from: startAt(2), to: startAt(4) })).toEqual([]);
});
