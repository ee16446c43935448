import { beforeEach, describe, expect, test } from "vitest";
import { EMAIL_KEY, exampleEmail } from "../emails/testing/example-requests.ts";
import { type AcceptedLead, acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { type AppointmentMove, cancelAppointment, moveAppointment } from "./change-appointment.ts";
import { findAppointment } from "./find-appointment.ts";
import {
  driveLead,
  EXAMPLE_NOW,
  exampleSchedule,
  startAt,
  vehicleResource,
} from "./testing/example-appointment.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const resources = [vehicleResource("JA4J4VA85PZ000001")];

async function booked(start = startAt(0)) {
  const lead = driveLead({ start, resources });
  expect(await acceptLead(database.site, lead)).toMatchObject({ kind: "accepted" });
  return lead.appointment;
}

const changeLead = (
  kind: NonNullable<AcceptedLead["email"]>["kind"],
  changed: object = {},
): AcceptedLead => ({
  ...makeLead({ kind: "CONTACT_GENERAL", emailKey: EMAIL_KEY, ...changed }),
  email: { ...exampleEmail(), kind, lifetimeSeconds: 3600 },
});

function moveOf(id: string, changed: Partial<AppointmentMove> = {}): AppointmentMove {
  return {
    id,
    sequence: 0,
    start: startAt(6),
    schedule: exampleSchedule,
    resources,
    now: EXAMPLE_NOW,
    lead: changeLead("appointment-change"),
    reminder: { ...exampleEmail(), sendAt: new Date(Date.now() + 7_200_000) },
    ...changed,
  };
}
const move = (id: string, changed?: Partial<AppointmentMove>) =>
  moveAppointment(database.site, moveOf(id, changed));
const cancel = (id: string, sequence = 0, lead = changeLead("appointment-cancellation")) =>
  cancelAppointment(database.site, { id, sequence, lead });

/** Everything that a change may touch. */
async function stored() {
  const query = async (text: string) => (await database.owner.pool.query(text)).rows;
  return {
    appointments: await query(
      "SELECT id, start_at, state, sequence, reminder_id FROM appointment ORDER BY id",
    ),
    leads: await query("SELECT id, kind FROM lead ORDER BY created_at"),
    emails: await query(
      "SELECT shopper_email.id, kind, state FROM shopper_email JOIN outbox ON email_id = shopper_email.id ORDER BY outbox.id",
    ),
    counts: await query("SELECT * FROM rate_limit ORDER BY key"),
  };
}

describe("a move", () => {
  test("to a slot that a scheduling system keeps is not checked here", async () => {
    const { id } = await booked();
    await booked(startAt(6));
    expect(await move(id, { schedule: { end: startAt(9) } })).toMatchObject({
      kind: "changed",
      appointment: { id, start: startAt(6), end: startAt(9), sequence: 1 },
    });
  });

  test("frees the old slot, takes the new one and counts the version", async () => {
    const { id } = await booked();
    expect(await move(id)).toMatchObject({
      kind: "changed",
      appointment: { id, start: startAt(6), end: startAt(8), sequence: 1, state: "booked" },
    });
    expect((await acceptLead(database.site, driveLead({ resources }))).kind).toBe("accepted");
    expect(await acceptLead(database.site, driveLead({ start: startAt(6), resources }))).toEqual({
      kind: "slot-refused",
      problem: "slot.full",
    });
  });

  test("replaces the reminder, and queues the lead and the email", async () => {
    const { id, reminder } = await booked();
    const change = moveOf(id);
    await moveAppointment(database.site, change);
    const { appointments, leads, emails } = await stored();
    expect(appointments).toMatchObject([{ reminder_id: change.reminder?.id }]);
    expect(leads.map((lead) => lead.id)).toContain(change.lead.id);
    expect(emails.map((email) => email.id)).not.toContain(reminder?.id);
    expect(emails.map(({ kind }) => kind)).toEqual([
      "appointment-confirmation",
      "appointment-reminder",
      "appointment-change",
    ]);
  });

  test("is not blocked by its own time", async () => {
    const { id } = await booked();
    expect(await move(id, { start: startAt(1) })).toMatchObject({ kind: "changed" });
  });

  test("to a time too soon for a reminder has none", async () => {
    const { id } = await booked();
    await move(id, { reminder: null });
    const { appointments, emails } = await stored();
    expect(appointments).toMatchObject([{ reminder_id: null }]);
    expect(emails.map(({ kind }) => kind)).not.toContain("appointment-reminder");
  });

  test("that is refused changes nothing and keeps the reminder", async () => {
    const { id } = await booked();
    await booked(startAt(6));
    const before = await stored();
    expect(await move(id)).toEqual({ kind: "slot-refused", problem: "slot.full" });
    expect(await move(id, { start: startAt(-3) })).toEqual({ kind: "slot-refused", problem: "slot.past" });
    expect(await stored()).toEqual(before);
  });

  test("above a rate limit changes nothing and keeps the reminder", async () => {
    const limits = [{ key: "network", windowSeconds: 600, limit: 1 }];
    const { id } = await booked();
    await acceptLead(database.site, makeLead({ limits }));
    const before = await stored();
    const lead = changeLead("appointment-change", { limits });
    expect(await move(id, { start: startAt(8), lead })).toMatchObject({ kind: "limited" });
    expect(await stored()).toEqual(before);
  });

  test("of an outdated version changes nothing and returns what is stored now", async () => {
    const { id } = await booked();
    await move(id);
    const before = await stored();
    expect(await move(id, { start: startAt(10) })).toMatchObject({
      kind: "outdated",
      appointment: { start: startAt(6), sequence: 1 },
    });
    expect(await stored()).toEqual(before);
  });

  test("that is repeated with its key is one change", async () => {
    const { id } = await booked();
    const change = moveOf(id);
    await moveAppointment(database.site, change);
    const before = await stored();
    const again = { ...change, lead: { ...change.lead, id: makeLead().id } };
    for (const repeated of [change, again])
      expect(await moveAppointment(database.site, repeated)).toMatchObject({
        kind: "changed",
        appointment: { start: startAt(6), sequence: 1 },
      });
    expect(await stored()).toEqual(before);
  });

  test("with the key of another lead changes nothing", async () => {
    const { id } = await booked();
    await acceptLead(database.site, makeLead({ idempotencyKey: "taken" }));
    const before = await stored();
    const lead = changeLead("appointment-change", { idempotencyKey: "taken", bodyHash: "other" });
    expect(await move(id, { lead })).toEqual({ kind: "conflict" });
    expect(await stored()).toEqual(before);
  });

  test("of the same version by another request is outdated, also with the same key", async () => {
    const { id } = await booked();
    const key = { idempotencyKey: `appointment:${id}:1` };
    await move(id, { lead: changeLead("appointment-change", { ...key, bodyHash: "first" }) });
    const before = await stored();
    const lead = changeLead("appointment-change", { ...key, bodyHash: "second" });
    expect(await move(id, { start: startAt(10), lead })).toMatchObject({
      kind: "outdated",
      appointment: { start: startAt(6), sequence: 1 },
    });
    expect(await stored()).toEqual(before);
  });

  test("of ten at once with one version, one is done", async () => {
    const { id } = await booked();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, n) => move(id, { start: startAt(4 + n) })),
    );
    expect(results.map(({ kind }) => kind).sort()).toEqual(["changed", ...Array(9).fill("outdated")]);
    expect((await stored()).emails.filter(({ kind }) => kind === "appointment-reminder")).toHaveLength(1);
  });

  test("of an unknown appointment finds none", async () => {
    expect(await move("unknown")).toEqual({ kind: "gone" });
    expect((await stored()).leads).toEqual([]);
  });
});

describe("a cancellation", () => {
  test("frees the slot, drops the reminder, and queues the lead and the email", async () => {
    const { id } = await booked();
    expect(await cancel(id)).toMatchObject({
      kind: "changed",
      appointment: { state: "cancelled", cancelledBy: "shopper", sequence: 1, start: startAt(0) },
    });
    const { leads, emails } = await stored();
    expect(leads).toHaveLength(2);
    expect(emails.map(({ kind }) => kind)).toEqual(["appointment-confirmation", "appointment-cancellation"]);
    expect((await acceptLead(database.site, driveLead({ resources }))).kind).toBe("accepted");
  });

  test("keeps a reminder that was sent", async () => {
    const { id, reminder } = await booked();
    await database.owner.pool.query("UPDATE outbox SET state = 'sent', sent_at = now() WHERE email_id = $1", [
      reminder?.id,
    ]);
    await cancel(id);
    expect((await stored()).emails.map((email) => email.id)).toContain(reminder?.id);
  });

  test("a second time is outdated and changes nothing", async () => {
    const { id } = await booked();
    await cancel(id);
    const before = await stored();
    for (const sequence of [0, 1])
      expect(await cancel(id, sequence)).toMatchObject({
        kind: "outdated",
        appointment: { state: "cancelled" },
      });
    expect(await move(id, { sequence: 1 })).toMatchObject({ kind: "outdated" });
    expect(await stored()).toEqual(before);
  });

  test("that is repeated with its key is one change", async () => {
    const { id } = await booked();
    const lead = changeLead("appointment-cancellation");
    await cancel(id, 0, lead);
    const before = await stored();
    expect(await cancel(id, 0, lead)).toMatchObject({ kind: "changed", appointment: { state: "cancelled" } });
    expect(await stored()).toEqual(before);
  });

  test("can still be seen by its link", async () => {
    const { id } = await booked();
    await cancel(id);
    expect(await findAppointment(database.site, id)).toMatchObject({ appointment: { state: "cancelled" } });
    expect(await findAppointment(database.site, "unknown")).toEqual({ kind: "gone" });
  });
});
