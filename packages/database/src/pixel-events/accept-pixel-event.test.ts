import { beforeEach, describe, expect, test } from "vitest";
import { acceptLead } from "../leads/accept-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { markDead } from "../outbox/mark-dead.ts";
import { readQueueCounters } from "../outbox/read-queue-counters.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { acceptPixelEvent } from "./accept-pixel-event.ts";
import { examplePixelEvent } from "./testing/example-pixel-event.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const DAY = 86_400;
const accept = (fields = {}) => acceptPixelEvent(database.site, examplePixelEvent(fields));
const claim = (queue: "messages" | "pixel-events" = "pixel-events") =>
  claimDeliveries(database.worker, { limit: 9, leaseSeconds: 30, queue });
const count = async (table: string): Promise<number> =>
  (await database.owner.pool.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0].n;

describe("an accepted event", () => {
  test("is in the outbox once, with its store and what is sealed", async () => {
    const event = examplePixelEvent();
    expect(await acceptPixelEvent(database.site, event)).toEqual({ kind: "accepted" });
    expect(await claim()).toMatchObject([
      {
        subject: "pixel-event",
        pixelEventId: event.id,
        storeId: "north",
        sealed: Buffer.from(event.sealed),
        attempts: 1,
        expired: false,
      },
    ]);
  });

  test("is not stored again under the same key", async () => {
    await accept({ eventKey: "k" });
    expect(await accept({ eventKey: "k" })).toEqual({ kind: "repeated" });
    expect([await count("pixel_event"), await count("outbox")]).toEqual([1, 1]);
  });

  test("is stored once when it arrives several times at once", async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => accept({ eventKey: "k" })));
    expect(results.map(({ kind }) => kind).sort()).toEqual(["accepted", ...Array(5).fill("repeated")]);
    expect([await count("pixel_event"), await count("outbox")]).toEqual([1, 1]);
  });
});

test("a limit refuses new events, stores nothing of them, and does not count repetitions", async () => {
  const limits = [{ key: "event:n", windowSeconds: 600, limit: 2 }];
  await accept({ eventKey: "a", limits });
  expect(await accept({ eventKey: "a", limits })).toEqual({ kind: "repeated" });
  expect(await accept({ eventKey: "b", limits })).toEqual({ kind: "accepted" });
  expect(await accept({ eventKey: "c", limits })).toEqual({
    kind: "limited",
    retryAfterSeconds: expect.any(Number),
  });
  expect(await accept({ eventKey: "a", limits })).toEqual({ kind: "repeated" });
  expect(await count("pixel_event")).toBe(2);
});

describe("the age of an event", () => {
  const now = () => Math.floor(Date.now() / 1000);

  test.each([
    ["a minute less than seven days", 7 * DAY - 60, false],
    ["a minute more than seven days", 7 * DAY + 60, true],
  ])("of %s", async (_age, seconds, expired) => {
    await accept({ eventTime: now() - seconds });
    expect(await claim()).toMatchObject([{ expired }]);
  });

  test("counts from now for a time in the future", async () => {
    await accept({ eventTime: now() + 300 * DAY });
    const { rows } = await database.owner.pool.query(
      "SELECT expires_at <= now() + interval '7 days' AS soon, expires_at > now() + interval '6 days' AS late FROM pixel_event",
    );
    expect(rows).toEqual([{ soon: true, late: true }]);
  });
});

describe("the queue of events", () => {
  test("is claimed apart from leads, so that no lead waits behind events", async () => {
    for (let n = 0; n < 3; n += 1) await accept();
    await acceptLead(database.site, makeLead());
    expect(await claim("messages")).toMatchObject([{ subject: "lead" }]);
    expect((await claim()).map(({ subject }) => subject)).toEqual(Array(3).fill("pixel-event"));
  });

  test("adds no dead event to the leads that need a person", async () => {
    await accept();
    await accept();
    const [delivery] = await claimDeliveries(database.worker, {
      limit: 1,
      leaseSeconds: 30,
      queue: "pixel-events",
    });
    await markDead(database.worker, delivery!, "http.400");
    expect(await readQueueCounters(database.worker)).toMatchObject({ dead: 0, ready: 1 });
  });
});
