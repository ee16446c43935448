import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { acceptLead } from "../leads/accept-lead.ts";
import { showLead } from "../leads/show-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { createVerification } from "../phone-verification/create-verification.ts";
import { createKeyPair } from "../sealing/key-pair.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { claimDeliveries } from "./claim-deliveries.ts";
import type { Delivery } from "./delivery.ts";
import { extendLease } from "./extend-lease.ts";
import { markDead } from "./mark-dead.ts";
import { markSent } from "./mark-sent.ts";
import { releaseDelivery } from "./release-delivery.ts";
import { scheduleRetry } from "./schedule-retry.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

async function storeLead(): Promise<string> {
  const lead = makeLead();
  await acceptLead(database.site, lead);
  return lead.id;
}

async function claimOne(): Promise<Delivery> {
  const [delivery] = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 });
  if (!delivery) throw new Error("nothing to claim");
  return delivery;
}

/** As if so much time had passed for every delivery. */
async function pass(seconds: number): Promise<void> {
  await database.owner.pool.query(
    "UPDATE outbox SET run_at = run_at - make_interval(secs => $1), lease_until = lease_until - make_interval(secs => $1)",
    [seconds],
  );
}

describe("a claim", () => {
  test("returns each message once, oldest first, with all its data", async () => {
    const ids = [await storeLead(), await storeLead(), await storeLead()];
    const first = await claimDeliveries(database.worker, { limit: 2, leaseSeconds: 30 });
    expect(first).toMatchObject([
      { subject: "lead", leadId: ids[0], attempts: 1, kind: "CONTACT_GENERAL", storeId: "north" },
      { subject: "lead", leadId: ids[1], attempts: 1 },
    ]);
    expect(first[0]!.sealed!.toString()).toBe(`sealed ${ids[0]}`);
    expect(await claimDeliveries(database.worker, { limit: 5, leaseSeconds: 30 })).toMatchObject([
      { leadId: ids[2] },
    ]);
    expect(await claimDeliveries(database.worker, { limit: 5, leaseSeconds: 30 })).toEqual([]);
  });

  test("returns codes before leads", async () => {
    await storeLead();
    const { publicKey } = await createKeyPair();
    const phone = "+14175550100";
    await createVerification(database.site, {
      phone,
      networkKey: "n",
      locale: "en",
      storeId: "north",
      groupPerDay: 9,
      secret: "s",
      publicKey,
    });
    expect(await claimOne()).toMatchObject({ subject: "verification", expired: false });
    expect(await claimOne()).toMatchObject({ subject: "lead" });
  });

  test("expires when its worker died, and the next claim records the lost attempt", async () => {
    const id = await storeLead();
    await claimOne();
    await pass(31);
    expect(await claimOne()).toMatchObject({ leadId: id, attempts: 2 });
    expect((await showLead(database.worker, id))?.journal).toMatchObject([
      { n: 1, outcome: "lost", endedAt: expect.any(Date) },
      { n: 2, outcome: null, endedAt: null },
    ]);
  });
});

describe("a worker that finishes", () => {
  test("can mark it as sent once", async () => {
    const id = await storeLead();
    const delivery = await claimOne();
    expect(await markSent(database.worker, delivery)).toBe(true);
    expect(await markSent(database.worker, delivery)).toBe(false);
    const stored = await showLead(database.worker, id);
    expect(stored).toMatchObject({
      state: "sent",
      sentAt: expect.any(Date),
      journal: [{ n: 1, outcome: "sent" }],
    });
    await pass(3600);
    expect(await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 })).toEqual([]);
  });

  test("with a retry makes it due after the delay", async () => {
    const id = await storeLead();
    expect(
      await scheduleRetry(database.worker, await claimOne(), { delaySeconds: 60, errorCode: "http.503" }),
    ).toBe(true);
    expect(await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 })).toEqual([]);
    await pass(60);
    expect(await claimOne()).toMatchObject({ leadId: id, attempts: 2 });
    expect(await showLead(database.worker, id)).toMatchObject({ lastErrorCode: "http.503" });
  });

  test("as dead ends it", async () => {
    const id = await storeLead();
    expect(await markDead(database.worker, await claimOne(), "http.422")).toBe(true);
    await pass(3600);
    expect(await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 })).toEqual([]);
    expect(await showLead(database.worker, id)).toMatchObject({
      state: "dead",
      lastErrorCode: "http.422",
      journal: [{ outcome: "dead", errorCode: "http.422" }],
    });
  });

  test("can release it without an attempt", async () => {
    const id = await storeLead();
    const delivery = await claimOne();
    expect(await releaseDelivery(database.worker, delivery)).toBe(true);
    expect(await releaseDelivery(database.worker, delivery)).toBe(false);
    expect(await showLead(database.worker, id)).toMatchObject({ state: "ready", attempts: 0, journal: [] });
    expect(await claimOne()).toMatchObject({ leadId: id, attempts: 1 });
  });

  test("is rejected after another worker has claimed the message", async () => {
    const id = await storeLead();
    const late = await claimOne();
    await pass(31);
    const current = await claimOne();
    expect(await markSent(database.worker, late)).toBe(false);
    expect(await markDead(database.worker, late, "x")).toBe(false);
    expect(await scheduleRetry(database.worker, late, { delaySeconds: 0, errorCode: "x" })).toBe(false);
    expect(await releaseDelivery(database.worker, late)).toBe(false);
    expect(await extendLease(database.worker, late, 30)).toBe(false);
    expect(await showLead(database.worker, id)).toMatchObject({ state: "sending", attempts: 2 });
    expect(await markSent(database.worker, current)).toBe(true);
  });
});

describe("a lease", () => {
  test("can be extended until it ends", async () => {
    await storeLead();
    const [delivery] = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 600 });
    await pass(480);
    expect(await extendLease(database.worker, delivery!, 600)).toBe(true);
    await pass(480);
    expect(await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 600 })).toEqual([]);
    await pass(121);
    expect(await extendLease(database.worker, delivery!, 600)).toBe(false);
    expect(await claimOne()).toMatchObject({ attempts: 2 });
  });

  test("ends by the database's clock", async () => {
    const id = await storeLead();
    await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 0.05 });
    let again: Delivery[] = [];
    for (; again.length === 0; await sleep(10)) {
      again = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 });
    }
    expect(again).toMatchObject([{ leadId: id, attempts: 2 }]);
  });
});
