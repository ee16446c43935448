import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { cancelAppointment, moveAppointment } from "./change-appointment.ts";
import {
  driveLead,
  EXAMPLE_NOW,
  exampleSchedule,
  startAt,
  vehicleResource,
} from "./testing/example-appointment.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const CLIENTS = 8;
const ACTIONS = 200;
const { capacity } = exampleSchedule.settings;

type Action = { act: "book" | "move" | "cancel"; store: string; slot: number; vehicle: number; pick: number };

const actions = fc.array(
  fc.record({
    act: fc.constantFrom<Action["act"]>("book", "book", "move", "move", "cancel"),
    store: fc.constantFrom("north", "south"),
    slot: fc.nat(11),
    vehicle: fc.nat(5),
    pick: fc.nat(999),
  }),
  { minLength: ACTIONS, maxLength: ACTIONS },
);

type Known = { id: string; sequence: number; vehicle: string };

/** What the clients were told, which the database must agree with. */
class Told {
  results = new Map<string, number>();
  appointments: Known[] = [];

  count(kind: string): void {
    this.results.set(kind, (this.results.get(kind) ?? 0) + 1);
  }
}

async function run(action: Action, told: Told): Promise<void> {
  const { act, store, slot, vehicle, pick } = action;
  const start = startAt(slot);
  if (act === "book") {
    const id = `vehicle ${vehicle}`;
    const lead = driveLead({ start, resources: [vehicleResource(id)] }, { storeId: store });
    const { kind } = await acceptLead(database.site, lead);
    if (kind === "accepted") told.appointments.push({ id: lead.appointment.id, sequence: 0, vehicle: id });
    return told.count(`book ${kind}`);
  }
  const known = told.appointments[pick % Math.max(1, told.appointments.length)];
  if (!known) return;
  // What the client saw; others may change it meanwhile.
  const { id, sequence } = known;
  const change = { id, sequence, lead: makeLead({ kind: "CONTACT_GENERAL" }) };
  const resources = [vehicleResource(known.vehicle)];
  const result =
    act === "cancel"
      ? await cancelAppointment(database.site, change)
      : await moveAppointment(database.site, {
          ...change,
          ...{ start, resources, schedule: exampleSchedule, now: EXAMPLE_NOW, reminder: null },
        });
  if (result.kind === "changed") {
    expect(result.appointment.sequence).toBe(sequence + 1);
    known.sequence = Math.max(known.sequence, result.appointment.sequence);
  }
  told.count(`${act} ${result.kind}`);
}

/** The most appointments that run at the same moment, by store and by resource. */
const PEAKS = `
SELECT max(together)::int AS peak FROM (
  SELECT count(*) AS together
  FROM appointment AS at_start
  JOIN appointment AS other ON other.store_id = at_start.store_id AND other.kind = at_start.kind
    AND other.state = 'booked' AND other.start_at <= at_start.start_at AND other.end_at > at_start.start_at
  CROSS JOIN LATERAL unnest(other.resources || '{place}'::text[]) AS used
  WHERE at_start.state = 'booked' AND (used = 'place') = $1
  GROUP BY at_start.id, used
) AS peaks`;

async function expectCapacityKept(): Promise<void> {
  const peak = async (ofPlaces: boolean) =>
    (await database.owner.pool.query<{ peak: number | null }>(PEAKS, [ofPlaces])).rows[0]?.peak ?? 0;
  expect(await peak(true)).toBeLessThanOrEqual(capacity);
  expect(await peak(false)).toBeLessThanOrEqual(1);
}

/** Each appointment has its lead, and each booked drive's lead its appointment. */
async function expectPairs(told: Told): Promise<void> {
  const { rows } = await database.owner.pool.query<{
    id: string | null;
    lead: string | null;
    sequence: number;
  }>(`
    SELECT appointment.id, lead.id AS lead, sequence FROM appointment
    FULL JOIN (SELECT id, store_id FROM lead WHERE kind = 'SCHEDULE_TEST_DRIVE') AS lead
      ON lead.id = lead_id AND lead.store_id = appointment.store_id`);
  expect(rows.filter(({ id, lead }) => id === null || lead === null)).toEqual([]);
  expect(rows.map(({ id, sequence }) => ({ id, sequence })).sort(byId)).toEqual(
    told.appointments.map(({ id, sequence }) => ({ id, sequence })).sort(byId),
  );
}

const byId = (a: { id: string | null }, b: { id: string | null }) => String(a.id).localeCompare(String(b.id));

test("whatever eight clients book, move and cancel at once, capacities and leads agree", async () => {
  const sum = new Told();
  await fc.assert(
    fc.asyncProperty(actions, async (todo) => {
      await database.reset();
      const told = new Told();
      const queue = [...todo];
      let working = true;
      const client = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) await run(next, told);
      };
      const watch = async () => {
        while (working) {
          await expectCapacityKept();
          // Else the checks take most of the processor time.
          await sleep(20);
        }
      };
      const watching = watch();
      await Promise.all(Array.from({ length: CLIENTS }, client)).finally(() => {
        working = false;
      });
      await watching;
      await expectCapacityKept();
      await expectPairs(told);
      for (const [kind, count] of told.results) sum.results.set(kind, (sum.results.get(kind) ?? 0) + count);
    }),
    { numRuns: 3 },
  );
  // Every outcome occurred, so the actions did meet each other.
  expect([...sum.results.keys()].sort()).toEqual([
    "book accepted",
    "book slot-refused",
    "cancel changed",
    "cancel outdated",
    "move changed",
    "move outdated",
    "move slot-refused",
  ]);
});
