import { beforeEach, expect, test } from "vitest";
import { exampleEmail } from "../emails/testing/example-requests.ts";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { moveAppointment } from "./change-appointment.ts";
import { confirmAppointment, type StaffConfirmation } from "./confirm-appointment.ts";
import { endAppointment } from "./end-appointment.ts";
import { findAppointment } from "./find-appointment.ts";
import { readAppointment } from "./list-appointments.ts";
import { driveLead, EXAMPLE_NOW, exampleSchedule, startAt } from "./testing/example-appointment.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

async function booked(): Promise<string> {
  const made = driveLead();
  expect((await acceptLead(database.site, made)).kind).toBe("accepted");
  return made.appointment.id;
}

const note = Buffer.from("sealed note");
const email = () => ({ ...exampleEmail(), lifetimeSeconds: 3600 });

const confirm = (id: string, changed: Partial<StaffConfirmation> = {}) =>
  confirmAppointment(database.worker, {
    id,
    sequence: 0,
    by: "dana-morales",
    note,
    email: email(),
    ...changed,
  });

async function confirmationOf(id: string) {
  const found = await findAppointment(database.site, id);
  return found.kind === "found" ? found.appointment.confirmation : found;
}

const emails = async () =>
  (
    await database.owner.pool.query(
      `SELECT count(*)::int AS count FROM shopper_email JOIN outbox ON outbox.email_id = shopper_email.id
       WHERE kind = 'appointment-staff-confirmation'`,
    )
  ).rows[0].count;

test("a confirmation names who, keeps the note, and queues one email", async () => {
  const id = await booked();
  expect(await confirmationOf(id)).toBeNull();
  expect(await confirm(id)).toBe(true);
  const expected = { by: "dana-morales", note, at: expect.any(Date) };
  expect(await confirmationOf(id)).toEqual(expected);
  // The calendar entry is the same.
  const listed = await readAppointment(database.worker, id);
  expect(listed).toMatchObject({ state: "booked", sequence: 0, confirmation: expected });
  expect(await emails()).toBe(1);
});

test("a later one replaces it, also by nothing", async () => {
  const id = await booked();
  await confirm(id);
  expect(await confirm(id, { by: "joy-castellanos", note: null, email: null })).toBe(true);
  expect(await confirmationOf(id)).toMatchObject({ by: "joy-castellanos", note: null });
  expect(await emails()).toBe(1);
});

test("another time ends it, and the former version cannot be confirmed", async () => {
  const id = await booked();
  await confirm(id);
  const moved = await moveAppointment(database.site, {
    ...{ id, sequence: 0, start: startAt(4), schedule: exampleSchedule, resources: [], now: EXAMPLE_NOW },
    ...{ reminder: null, lead: makeLead({ kind: "SCHEDULE_TEST_DRIVE" }) },
  });
  expect(moved).toMatchObject({ kind: "changed", appointment: { sequence: 1, confirmation: null } });
  expect(await confirm(id)).toBe(false);
  expect(await confirmationOf(id)).toBeNull();
  expect(await emails()).toBe(1);
});

test("a cancelled or unknown one is not confirmed", async () => {
  const id = await booked();
  await endAppointment(database.worker, { id, sequence: 0, by: "dealer", email: null });
  expect(await confirm(id, { sequence: 1 })).toBe(false);
  expect(await confirm("unknown")).toBe(false);
  expect(await emails()).toBe(0);
});

test("at once with a cancellation it is confirmed before, or not at all", async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = await booked();
    const [confirmed, ended] = await Promise.all([
      confirm(id),
      endAppointment(database.worker, { id, sequence: 0, by: "dealer", email: null }),
    ]);
    // The cancellation always wins: after it nothing is confirmed, before it the confirmation stays as history.
    expect(ended).toBe(true);
    expect((await confirmationOf(id)) !== null).toBe(confirmed);
    await database.reset();
  }
});
