import { beforeEach, expect, test } from "vitest";
import { driveLead } from "../appointments/testing/example-appointment.ts";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { UNKNOWN_KEY } from "../sealing/open.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { claimDeliveries } from "./claim-deliveries.ts";
import { markDead } from "./mark-dead.ts";
import { markHeld } from "./mark-held.ts";
import { markSent } from "./mark-sent.ts";
import { readQueueCounters } from "./read-queue-counters.ts";
import { scheduleRetry } from "./schedule-retry.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

test("counts each state, and distinguishes waiting for a worker from waiting for a receiver", async () => {
  expect(await readQueueCounters(database.worker)).toEqual({
    ready: 0,
    sending: 0,
    dead: 0,
    held: 0,
    heldForKey: 0,
    sentLastMinute: 0,
    oldestReadySeconds: null,
    longestOverdueSeconds: null,
    codesLastDay: 0,
    codesVerifiedLastDay: 0,
  });
  for (let n = 0; n < 4; n += 1) await acceptLead(database.site, makeLead());
  await acceptLead(database.site, makeLead({ held: true }));
  const [sent, dead, retried] = await claimDeliveries(database.worker, { limit: 4, leaseSeconds: 30 });
  await markSent(database.worker, sent!);
  await markDead(database.worker, dead!, "x");
  await scheduleRetry(database.worker, retried!, { delaySeconds: 3600, errorCode: "x" });
  await database.owner.pool.query("UPDATE outbox SET created_at = created_at - interval '90 s'");
  const waiting = await readQueueCounters(database.worker);
  expect(waiting).toMatchObject({
    ready: 1,
    sending: 1,
    dead: 1,
    held: 1,
    sentLastMinute: 1,
    longestOverdueSeconds: null,
  });
  expect(waiting.oldestReadySeconds).toBeGreaterThanOrEqual(90);

  await acceptLead(database.site, makeLead());
  await database.owner.pool.query(
    "UPDATE outbox SET run_at = run_at - interval '45 s', sent_at = sent_at - interval '61 s'",
  );
  const overdue = await readQueueCounters(database.worker);
  expect(overdue).toMatchObject({ ready: 2, sentLastMinute: 0, held: 1, heldForKey: 0 });
  expect(overdue.longestOverdueSeconds).toBeGreaterThanOrEqual(45);

  const [unopened] = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 });
  await markHeld(database.worker, unopened!, UNKNOWN_KEY);
  expect(await readQueueCounters(database.worker)).toMatchObject({ held: 2, heldForKey: 1 });
});

test("a reminder counts as waiting once its time has come, also while it is retried", async () => {
  await acceptLead(database.site, driveLead());
  for (const delivery of await claimDeliveries(database.worker, { limit: 9, leaseSeconds: 30 }))
    await markSent(database.worker, delivery);
  const nothingWaits = { ready: 0, oldestReadySeconds: null, longestOverdueSeconds: null };
  expect(await readQueueCounters(database.worker)).toMatchObject(nothingWaits);

  // The reminder's hour passes, and five seconds.
  await database.owner.pool.query(
    "UPDATE outbox SET run_at = run_at - interval '3605 s', created_at = created_at - interval '3605 s'",
  );
  const due = await readQueueCounters(database.worker);
  expect(due.ready).toBe(1);
  expect(due.longestOverdueSeconds).toBeGreaterThanOrEqual(5);
  // The visit was booked an hour ago, but its reminder is not as old.
  expect(due.oldestReadySeconds).toBeLessThan(3600);
  const [reminder] = await claimDeliveries(database.worker, { limit: 9, leaseSeconds: 30 });
  await scheduleRetry(database.worker, reminder!, { delaySeconds: 3600, errorCode: "x" });
  expect(await readQueueCounters(database.worker)).toMatchObject({ ready: 1, longestOverdueSeconds: null });
});
