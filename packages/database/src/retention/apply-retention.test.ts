import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { driveLead, startAt } from "../appointments/testing/example-appointment.ts";
import { exampleDetailsRequest, exampleWatch } from "../emails/testing/example-requests.ts";
import { storeExposures } from "../experiments/store-exposures.ts";
import { replaceStoreInventory } from "../inventory/replace-store-inventory.ts";
import { makeVehicle } from "../inventory/testing/make-vehicle.ts";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { requestDetails } from "../my-details/request-details.ts";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { markDead } from "../outbox/mark-dead.ts";
import { markHeld } from "../outbox/mark-held.ts";
import { markSent } from "../outbox/mark-sent.ts";
import { createVerification } from "../phone-verification/create-verification.ts";
import { acceptPixelEvent } from "../pixel-events/accept-pixel-event.ts";
import { examplePixelEvent } from "../pixel-events/testing/example-pixel-event.ts";
import { hitRateLimit } from "../rate-limit/hit-rate-limit.ts";
import { createKeyPair } from "../sealing/key-pair.ts";
import { UNKNOWN_KEY } from "../sealing/open.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { storeValuation } from "../valuations/store-valuation.ts";
import { confirmWatch } from "../watches/confirm-watch.ts";
import { requestWatch } from "../watches/request-watch.ts";
import { wipeExpired } from "./wipe-expired.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Applies the retention at a time from now; returns the rules that changed rows. */
async function wipeAfter(seconds: number, payloadSeconds: object = {}): Promise<Record<string, number>> {
  const { rows } = await database.owner.pool.query<{ result: Record<string, number> }>(
    "SELECT apply_retention_at($1, now() + make_interval(secs => $2)) AS result",
    [JSON.stringify(payloadSeconds), seconds],
  );
  return Object.fromEntries(Object.entries(rows[0]!.result).filter(([, count]) => count > 0));
}

async function count(table: string, where = "true"): Promise<number> {
  const { rows } = await database.owner.pool.query(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`);
  return rows[0].n;
}

async function sendAll(): Promise<void> {
  const deliveries = await claimDeliveries(database.worker, { limit: 100, leaseSeconds: 30 });
  for (const delivery of deliveries) await markSent(database.worker, delivery);
}

test("every table has a rule, and every rule a table", async () => {
  const document = readFileSync(new URL("../../../../docs/product/retention.md", import.meta.url), "utf8");
  const described = [...document.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name!);
  const { rows } = await database.owner.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace",
  );
  expect(described.sort()).toEqual(rows.map(({ name }) => name).sort());
});

describe("lead, outbox, attempt", () => {
  test("content and key go 30 days after delivery, rows after 400; undelivered leads stay", async () => {
    await acceptLead(database.site, makeLead({ emailKey: "key" }));
    await sendAll();
    await acceptLead(database.site, makeLead({ held: true, emailKey: "key" }));
    await acceptLead(database.site, makeLead());
    expect(await wipeAfter(30 * DAY - MINUTE)).toEqual({});
    expect(await wipeAfter(30 * DAY + MINUTE)).toEqual({ payloadsWiped: 1 });
    expect(await count("lead", "sealed IS NULL AND email_key IS NULL")).toBe(1);
    expect(await wipeAfter(400 * DAY - MINUTE)).toEqual({});
    expect(await wipeAfter(400 * DAY + MINUTE)).toEqual({ leadsDeleted: 1 });
    expect([await count("lead"), await count("outbox"), await count("attempt")]).toEqual([2, 2, 0]);
    expect(await count("lead", "sealed IS NULL")).toBe(0);
  });

  test("a lead held for the worker's key stays, also where its kind is kept shortly", async () => {
    await acceptLead(database.site, makeLead({ kind: "CREDIT_APPLICATION", emailKey: "key" }));
    const [unopened] = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 });
    expect(await markHeld(database.worker, unopened!, UNKNOWN_KEY)).toBe(true);
    expect(await count("outbox", "state = 'held'")).toBe(1);
    expect(await wipeAfter(5000 * DAY, { CREDIT_APPLICATION: DAY })).toEqual({});
    expect(await count("lead", "sealed IS NOT NULL AND email_key = 'key'")).toBe(1);
    await database.owner.pool.query("UPDATE outbox SET state = 'ready', run_at = now()");
    await sendAll();
    expect(await wipeAfter(DAY + MINUTE, { CREDIT_APPLICATION: DAY })).toEqual({ payloadsWiped: 1 });
  });

  test("a kind may be kept shorter, never longer", async () => {
    await acceptLead(database.site, makeLead({ kind: "CREDIT_APPLICATION" }));
    await acceptLead(database.site, makeLead());
    await sendAll();
    const kinds = { CREDIT_APPLICATION: DAY, CONTACT_GENERAL: 99 * DAY };
    expect(await wipeAfter(DAY + HOUR, kinds)).toEqual({ payloadsWiped: 1 });
    expect(await wipeAfter(31 * DAY, kinds)).toEqual({ payloadsWiped: 1 });
  });
});

test("credit_application: the content goes a day after delivery, never sooner or later by its kind", async () => {
  const application = () => ({ id: randomUUID(), sealed: Buffer.from("sealed"), keyId: "k" });
  await acceptLead(database.site, makeLead({ emailKey: "key", application: application() }));
  await sendAll();
  await acceptLead(database.site, makeLead({ emailKey: "key", application: application() }));
  expect(await wipeAfter(DAY - MINUTE)).toEqual({});
  expect(await wipeAfter(DAY + MINUTE, { CREDIT_APPLICATION: 99 * DAY })).toEqual({ applicationsWiped: 1 });
  expect(await count("credit_application", "sealed IS NULL AND email_key IS NULL")).toBe(1);
  expect(await count("credit_application", "sealed IS NOT NULL AND email_key = 'key'")).toBe(1);
  expect(await wipeAfter(400 * DAY + MINUTE)).toMatchObject({ payloadsWiped: 1, leadsDeleted: 1 });
  expect(await count("credit_application")).toBe(1);
});

test("resume: 180 days after it was received, with its lead wiped or not", async () => {
  const resume = () => ({ id: randomUUID(), sealed: Buffer.from("sealed") });
  await acceptLead(database.site, makeLead({ emailKey: "key", resume: resume() }));
  await sendAll();
  await acceptLead(database.site, makeLead({ emailKey: "key", held: true, resume: resume() }));
  expect(await wipeAfter(31 * DAY)).toEqual({ payloadsWiped: 1 });
  expect(await wipeAfter(180 * DAY - MINUTE)).toEqual({});
  expect(await count("resume", "sealed = 'sealed' AND email_key = 'key'")).toBe(2);
  expect(await wipeAfter(180 * DAY + MINUTE)).toEqual({ resumesDeleted: 2 });
  expect([await count("lead"), await count("outbox")]).toEqual([2, 2]);
});

test("experiment_exposure, experiment_outcome: 180 days after the first view", async () => {
  await storeExposures(database.site, [{ experiment: "hero", variant: "bold", visitor: "a" }]);
  await acceptLead(database.site, makeLead({ experimentVisitor: "a" }));
  expect(await wipeAfter(180 * DAY - MINUTE)).not.toHaveProperty("exposuresDeleted");
  expect(await count("experiment_outcome")).toBe(1);
  expect(await wipeAfter(180 * DAY + MINUTE)).toEqual({ exposuresDeleted: 1 });
  expect([await count("experiment_exposure"), await count("experiment_outcome")]).toEqual([0, 0]);
});

test("appointment: 90 days after its end, cancelled or not; its lead by its own rule", async () => {
  await acceptLead(database.site, driveLead());
  const later = driveLead({ start: startAt(4) });
  await acceptLead(database.site, later);
  await database.owner.pool.query("UPDATE outbox SET state = 'held'");
  const secondsTo = (instant: number) => (instant - Date.now()) / 1000;
  const firstEnd = secondsTo(startAt(2));
  const rules = async (seconds: number) => (await wipeAfter(seconds)).appointmentsDeleted ?? 0;
  expect(await rules(firstEnd + 90 * DAY - MINUTE)).toBe(0);
  expect(await rules(firstEnd + 90 * DAY + MINUTE)).toBe(1);
  expect(await count("appointment", `id = '${later.appointment.id}'`)).toBe(1);
  expect([await count("appointment"), await count("lead")]).toEqual([1, 2]);
});

test("shopper_email: a reminder stays until its visit starts", async () => {
  await acceptLead(database.site, driveLead());
  const start = (startAt(0) - Date.now()) / 1000;
  const reminders = "kind = 'appointment-reminder'";
  await wipeAfter(start - MINUTE);
  expect(await count("shopper_email", `${reminders} AND sealed IS NOT NULL`)).toBe(1);
  await wipeAfter(start + MINUTE);
  expect(await count("shopper_email", reminders)).toBe(0);
});

test("phone_verification: the message goes with its code, the row after two days", async () => {
  const { publicKey } = await createKeyPair();
  const person = { phone: "+14175550100", networkKey: "n", locale: "en", storeId: "north" };
  await createVerification(database.site, { ...person, groupPerDay: 9, secret: "s", publicKey });
  expect(await wipeAfter(9 * MINUTE)).toEqual({});
  expect(await wipeAfter(11 * MINUTE)).toEqual({ codesWiped: 1 });
  expect(await wipeAfter(2 * DAY - MINUTE)).toEqual({});
  expect(await wipeAfter(2 * DAY + MINUTE)).toEqual({ verificationsDeleted: 1 });
});

test("rate_limit: a count goes when its window ends", async () => {
  await hitRateLimit(database.site, { key: "k", windowSeconds: 600, limit: 1 });
  expect(await wipeAfter(9 * MINUTE)).toEqual({});
  expect(await wipeAfter(11 * MINUTE)).toEqual({ limitsDeleted: 1 });
});

test("vehicle: a sold one goes after 400 days; vehicle_import after one", async () => {
  await replaceStoreInventory(database.importer, "north", [makeVehicle(1), makeVehicle(2)], { source: "a" });
  await replaceStoreInventory(database.importer, "north", [makeVehicle(1)], { source: "b" });
  await database.owner.pool.query(
    "INSERT INTO vehicle_import SELECT gen_random_uuid(), now(), vehicle.* FROM vehicle LIMIT 1",
  );
  expect(await wipeAfter(DAY - MINUTE)).toEqual({});
  expect(await wipeAfter(DAY + MINUTE)).toEqual({ importsDeleted: 1 });
  expect(await wipeAfter(400 * DAY - MINUTE)).toEqual({});
  expect(await wipeAfter(400 * DAY + MINUTE)).toEqual({ vehiclesDeleted: 1 });
  expect(await count("vehicle")).toBe(1);
});

test("valuation: until it ends", async () => {
  const endsAt = new Date(Date.now() + 7 * DAY * 1000);
  const valuation = { id: "v", sealed: Buffer.from("sealed"), emailKey: null, storeId: "north", endsAt };
  await storeValuation(database.site, valuation);
  expect(await wipeAfter(7 * DAY - MINUTE)).toEqual({});
  expect(await wipeAfter(7 * DAY + MINUTE)).toEqual({ valuationsDeleted: 1 });
});

test("watch: 48 hours without confirmation, 180 days with it", async () => {
  const confirmed = exampleWatch({ vin: "JA4J4VA85PZ000001" });
  await requestWatch(database.site, confirmed);
  await confirmWatch(database.site, confirmed.id);
  await requestWatch(database.site, exampleWatch({ vin: "JA4J4VA85PZ000002" }));
  await database.owner.pool.query("DELETE FROM rate_limit; DELETE FROM shopper_email");
  expect(await wipeAfter(48 * HOUR - MINUTE)).toEqual({});
  expect(await wipeAfter(48 * HOUR + MINUTE)).toEqual({ watchesDeleted: 1 });
  expect(await wipeAfter(180 * DAY - MINUTE)).toEqual({});
  expect(await wipeAfter(180 * DAY + MINUTE)).toEqual({ watchesDeleted: 1 });
});

test("shopper_email: the content goes when it is sent or too late, the row after two days", async () => {
  await requestWatch(database.site, exampleWatch({ vin: "JA4J4VA85PZ000001" }));
  await sendAll();
  await requestWatch(database.site, exampleWatch({ vin: "JA4J4VA85PZ000002" }));
  await database.owner.pool.query("DELETE FROM rate_limit; DELETE FROM watch");
  expect(await wipeAfter(0)).toEqual({ emailsWiped: 1 });
  expect(await wipeAfter(48 * HOUR - MINUTE)).toEqual({});
  expect(await wipeAfter(48 * HOUR + MINUTE)).toEqual({ emailsWiped: 1, emailsDeleted: 2 });
  expect(await count("outbox")).toBe(0);
});

describe("pixel_event", () => {
  const queue = "pixel-events";
  const store = (fields = {}) => acceptPixelEvent(database.site, examplePixelEvent(fields));

  test("the content goes once it is sent or given up, the row after seven days", async () => {
    for (let n = 0; n < 3; n += 1) await store();
    const [sent, dead] = await claimDeliveries(database.worker, { limit: 2, leaseSeconds: 30, queue });
    await markSent(database.worker, sent!);
    await markDead(database.worker, dead!, "http.400");
    expect(await wipeAfter(0)).toEqual({ pixelEventsWiped: 2 });
    expect(await count("pixel_event", "sealed IS NOT NULL")).toBe(1);
    expect(await wipeAfter(7 * DAY - MINUTE)).toEqual({});
    expect(await wipeAfter(7 * DAY + MINUTE)).toEqual({ pixelEventsWiped: 1 });
    expect(await wipeAfter(7 * DAY + HOUR - MINUTE)).toEqual({});
    expect(await wipeAfter(7 * DAY + HOUR + MINUTE)).toEqual({ pixelEventsDeleted: 3 });
    expect([await count("outbox"), await count("attempt")]).toEqual([0, 0]);
  });

  test("an event that arrived too old is deleted after an hour", async () => {
    await store({ eventTime: 1_000_000_000 });
    expect(await wipeAfter(0)).toEqual({ pixelEventsWiped: 1 });
    expect(await wipeAfter(HOUR - MINUTE)).toEqual({});
    expect(await wipeAfter(HOUR + MINUTE)).toEqual({ pixelEventsDeleted: 1 });
  });
});

test("details_request: an hour", async () => {
  await requestDetails(database.site, exampleDetailsRequest());
  await database.owner.pool.query("DELETE FROM rate_limit; DELETE FROM shopper_email");
  expect(await wipeAfter(HOUR - MINUTE)).toEqual({});
  expect(await wipeAfter(HOUR + MINUTE)).toEqual({ detailsRequestsDeleted: 1 });
});

test("the worker applies the rules at the present time", async () => {
  await acceptLead(database.site, makeLead());
  await sendAll();
  expect(await wipeExpired(database.worker)).toMatchObject({ payloadsWiped: 0, watchesDeleted: 0 });
  await database.owner.pool.query("UPDATE outbox SET sent_at = now() - interval '31 days'");
  expect(await wipeExpired(database.worker)).toMatchObject({ payloadsWiped: 1 });
});
