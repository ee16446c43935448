import { beforeEach, describe, expect, test } from "vitest";
import { EMAIL_KEY, exampleEmail, exampleWatch } from "../emails/testing/example-requests.ts";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { markSent } from "../outbox/mark-sent.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { confirmWatch, findWatch } from "./confirm-watch.ts";
import { endWatches } from "./end-watches.ts";
import { readDueWatches } from "./read-due-watches.ts";
import { recordWatchCheck, type WatchCheck } from "./record-watch-check.ts";
import { requestWatch } from "./request-watch.ts";
import { watchId } from "./watch-id.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const CAR = exampleWatch({ vin: "JA4J4VA85PZ000001" });
const SEARCH = exampleWatch({ query: "/used-cars-for-sale" });
const OTHER = exampleWatch({ vin: "JA4J4VA85PZ000001" }, "another address");
const KNOWN = { oldPrice: 2_900_000, salePrice: null, vins: null };

const ask = (watch: typeof CAR) => requestWatch(database.site, { ...watch, confirmation: exampleEmail() });
const due = async (version: number) =>
  (await readDueWatches(database.worker, { version, limit: 100 })).map(({ id }) => id);

async function emails(): Promise<string[]> {
  const { rows } = await database.owner.pool.query("SELECT kind FROM shopper_email ORDER BY created_at, id");
  return rows.map(({ kind }) => kind);
}

async function confirmed(watch: typeof CAR): Promise<void> {
  await ask(watch);
  await confirmWatch(database.site, watch.id);
}

function check(watch: typeof CAR, changed: Partial<WatchCheck> = {}, checkedVersion: number | null = null) {
  return recordWatchCheck(database.worker, {
    emailKey: watch.emailKey,
    storeId: "north",
    version: 1,
    watches: [{ id: watch.id, checkedVersion, known: KNOWN }],
    news: null,
    ...changed,
  });
}

test("the id of a watch depends on address and subject alone", () => {
  expect(CAR.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(watchId(EMAIL_KEY, { vin: "JA4J4VA85PZ000001" })).toBe(CAR.id);
  expect(
    new Set([CAR.id, SEARCH.id, OTHER.id, watchId(EMAIL_KEY, { query: "JA4J4VA85PZ000001" })]).size,
  ).toBe(4);
});

describe("a request", () => {
  test("stores the watch and queues one email for the worker", async () => {
    expect(await ask(CAR)).toEqual({ kind: "accepted" });
    const [delivery] = await claimDeliveries(database.worker, { limit: 5, leaseSeconds: 30 });
    expect(delivery).toMatchObject({
      subject: "email",
      kind: "watch-confirmation",
      storeId: "north",
      expired: false,
      sealed: expect.any(Buffer),
    });
    expect(await findWatch(database.site, CAR.id)).toMatchObject({
      kind: "found",
      watch: { vin: "JA4J4VA85PZ000001", query: null, confirmedAt: null },
    });
  });

  test("is answered alike for a pending and a confirmed watch; only a pending one gets another email", async () => {
    await ask(CAR);
    expect(await ask(CAR)).toEqual({ kind: "accepted" });
    await confirmWatch(database.site, CAR.id);
    expect(await ask(CAR)).toEqual({ kind: "accepted" });
    expect(await emails()).toEqual(["watch-confirmation", "watch-confirmation"]);
  });

  test("sends an address five emails a day, whoever asks", async () => {
    for (let n = 0; n < 8; n += 1) {
      expect(await ask(exampleWatch({ vin: `JA4J4VA85PZ00000${n}` }))).toEqual({ kind: "accepted" });
    }
    await ask(OTHER);
    expect(await emails()).toHaveLength(6);
  });

  test("counts against its network", async () => {
    const limits = [{ key: "watch:n", windowSeconds: 600, limit: 1 }];
    expect(await requestWatch(database.site, { ...CAR, limits })).toEqual({ kind: "accepted" });
    expect(await requestWatch(database.site, { ...SEARCH, limits })).toEqual({
      kind: "limited",
      retryAfterSeconds: 600,
    });
    expect(await emails()).toHaveLength(1);
  });
});

describe("a confirmation", () => {
  test("can be repeated and keeps its first time", async () => {
    await confirmed(CAR);
    const first = await findWatch(database.site, CAR.id);
    expect(await confirmWatch(database.site, CAR.id)).toEqual(first);
    expect(first).toMatchObject({ watch: { confirmedAt: expect.any(Date) } });
  });

  test("is too late after 48 hours and for an ended watch", async () => {
    await ask(CAR);
    await database.owner.pool.query("UPDATE watch SET created_at = now() - interval '48 hours 1 minute'");
    expect(await confirmWatch(database.site, CAR.id)).toEqual({ kind: "gone" });
    await ask(CAR);
    expect(await confirmWatch(database.site, CAR.id)).toMatchObject({ kind: "found" });
    await endWatches(database.site, { watchId: CAR.id });
    expect(await confirmWatch(database.site, CAR.id)).toEqual({ kind: "gone" });
  });
});

describe("an end", () => {
  test("deletes one watch, or all of an address and its unsent emails", async () => {
    await confirmed(CAR);
    await confirmed(SEARCH);
    await confirmed(OTHER);
    expect(await endWatches(database.site, { watchId: CAR.id })).toEqual({ kind: "ended", count: 1 });
    expect(await emails()).toHaveLength(3);
    expect(await endWatches(database.site, { emailKey: EMAIL_KEY })).toEqual({ kind: "ended", count: 1 });
    expect(await endWatches(database.site, { emailKey: EMAIL_KEY })).toEqual({ kind: "ended", count: 0 });
    expect(await endWatches(database.site, { watchId: CAR.id })).toEqual({ kind: "ended", count: 0 });
    expect(await emails()).toHaveLength(1);
    expect(await findWatch(database.site, OTHER.id)).toMatchObject({ kind: "found" });
  });
});

describe("the worker's check", () => {
  test("is due for a new watch, and for a confirmed one after each change of the inventory", async () => {
    await ask(CAR);
    expect(await due(1)).toEqual([CAR.id]);
    expect(await check(CAR)).toBe(true);
    expect(await due(2)).toEqual([]);
    await confirmWatch(database.site, CAR.id);
    expect(await due(1)).toEqual([]);
    expect(await due(2)).toEqual([CAR.id]);
    const [watch] = await readDueWatches(database.worker, { version: 2, limit: 1 });
    expect(watch).toMatchObject({ checkedVersion: 1, known: KNOWN, confirmed: true, label: CAR.label });
  });

  test("queues its news once, however many workers found them", async () => {
    await confirmed(CAR);
    await check(CAR);
    const results = await Promise.all(
      Array.from({ length: 6 }, () => check(CAR, { version: 2, news: exampleEmail() }, 1)),
    );
    expect(results.filter(Boolean)).toEqual([true]);
    expect((await emails()).filter((kind) => kind === "watch-news")).toHaveLength(1);
  });

  test("gives an address one email of news a day, also from workers with different watches", async () => {
    await confirmed(CAR);
    await confirmed(SEARCH);
    await check(CAR);
    await check(SEARCH);
    const news = () => ({ version: 2, news: exampleEmail() });
    const results = await Promise.all([check(CAR, news(), 1), check(SEARCH, news(), 1)]);
    expect(results.filter(Boolean)).toEqual([true]);
    expect(await due(3)).toEqual([]);
    await database.owner.pool.query("UPDATE shopper_email SET created_at = now() - interval '25 hours'");
    expect((await due(3)).sort()).toEqual([CAR.id, SEARCH.id].sort());
  });

  test("writes nothing for a watch that has ended", async () => {
    await confirmed(CAR);
    await check(CAR);
    await endWatches(database.site, { watchId: CAR.id });
    expect(await check(CAR, { version: 2, news: exampleEmail() }, 1)).toBe(false);
    expect(await emails()).toEqual([]);
  });
});

test("an expired email is claimed as expired, so that it is not sent", async () => {
  await ask(CAR);
  await database.owner.pool.query("UPDATE shopper_email SET expires_at = now()");
  const [delivery] = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 });
  expect(delivery).toMatchObject({ subject: "email", expired: true });
  expect(await markSent(database.worker, delivery!)).toBe(true);
});
