import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { acceptLead } from "../leads/accept-lead.ts";
import { showLead } from "../leads/show-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { markDead } from "../outbox/mark-dead.ts";
import { markHeld } from "../outbox/mark-held.ts";
import { releaseForKeys } from "../outbox/release-for-keys.ts";
import { createKeyPair } from "../sealing/key-pair.ts";
import { UNKNOWN_KEY } from "../sealing/open.ts";
import { seal } from "../sealing/seal.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { publishWorkerKeys } from "./publish-worker-keys.ts";
import { readWorkerKeyState } from "./read-worker-key-state.ts";
import { requireWorkerKey } from "./require-worker-key.ts";

const database = useTestDatabase();
beforeEach(() => database.reset());

const own = await createKeyPair();
const other = await createKeyPair();
const retired = await createKeyPair();

const publish = (...pairs: { publicKey: string }[]) =>
  publishWorkerKeys(
    database.worker,
    pairs.map(({ publicKey }) => publicKey),
  );
const stateOf = (pair: { publicKey: string }) => readWorkerKeyState(database.site, pair.publicKey);
const pass = (seconds: number) =>
  database.owner.pool.query("UPDATE worker_key SET seen_at = seen_at - make_interval(secs => $1)", [seconds]);
const requireKey = (publicKey: string) =>
  requireWorkerKey(database.site, publicKey, { variable: "WORKER_PUBLIC_KEY", patienceMs: 0 });

describe("the published keys of workers", () => {
  test("are none before a worker ran: every key passes", async () => {
    expect(await stateOf(own)).toBe("none");
    await requireKey(own.publicKey);
  });

  test("are the current and the retired ones of all running workers", async () => {
    await publish(own, retired, own);
    await publish(other);
    expect(await Promise.all([own, retired, other].map(stateOf))).toEqual(["known", "known", "known"]);
    expect(await stateOf(await createKeyPair())).toBe("unknown");
  });

  test("stay known while no worker runs", async () => {
    await publish(own);
    await pass(30 * 86_400);
    expect(await stateOf(own)).toBe("known");
  });

  test("are gone some minutes after a worker with other keys took over, and come back", async () => {
    await publish(own);
    await publish(other);
    await pass(140);
    await publish(other);
    expect(await stateOf(own)).toBe("known");
    await pass(20);
    await publish(other);
    expect(await Promise.all([own, other].map(stateOf))).toEqual(["unknown", "known"]);
    await publish(other, own);
    expect(await stateOf(own)).toBe("known");
  });

  test("are published by two workers at once", async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? publish(own, other) : publish(other, own))),
    );
    expect(await Promise.all([own, other].map(stateOf))).toEqual(["known", "known"]);
  });
});

describe("a site with a key that no worker has", () => {
  test("is told the setting and the key's id", async () => {
    await publish(other);
    await expect(requireKey(own.publicKey)).rejects.toMatchObject({
      exitCode: 78,
      message: expect.stringMatching(
        /^WORKER_PUBLIC_KEY: no worker of this database has the private key of [0-9a-f]{16}/,
      ),
    });
  });

  test("is told that it has the private key", async () => {
    await publish(other, own);
    const given = requireKey(own.privateKey);
    await expect(given).rejects.toThrow(/^WORKER_PUBLIC_KEY: is a private key/);
    await expect(given).rejects.not.toThrow(own.privateKey);
  });

  test("waits for a worker that starts at the same time", async () => {
    await publish(other);
    const waiting = requireWorkerKey(database.site, own.publicKey, {
      variable: "WORKER_PUBLIC_KEY",
      patienceMs: 60_000,
    });
    await publish(own);
    await expect(waiting).resolves.toBeUndefined();
  });
});

describe("a message that no key of its worker opens", () => {
  const store = async (publicKey: string, resumeKey?: string) => {
    const lead = makeLead();
    const sealed = await seal(publicKey, "{}", lead.id);
    const id = randomUUID();
    await acceptLead(database.site, {
      ...lead,
      sealed,
      ...(resumeKey && { resume: { id, sealed: await seal(resumeKey, "{}", id) } }),
    });
    return lead.id;
  };
  const holdAll = async () => {
    for (const claim of await claimDeliveries(database.worker, { limit: 10, leaseSeconds: 30 }))
      expect(await markHeld(database.worker, claim, UNKNOWN_KEY)).toBe(true);
  };
  const release = (...pairs: { publicKey: string }[]) =>
    releaseForKeys(
      database.worker,
      pairs.map(({ publicKey }) => publicKey),
    );

  test("is held with its journal until a worker has the key", async () => {
    const id = await store(other.publicKey);
    await holdAll();
    expect(await showLead(database.worker, id)).toMatchObject({
      state: "held",
      lastErrorCode: UNKNOWN_KEY,
      journal: [{ outcome: "held", errorCode: UNKNOWN_KEY }],
    });
    expect(await release(own)).toBe(0);
    expect(await release(own, other)).toBe(1);
    expect(await showLead(database.worker, id)).toMatchObject({ state: "ready", attempts: 0 });
    expect(await release(own, other)).toBe(0);
  });

  test("is due again when an earlier release gave it up", async () => {
    const id = await store(other.publicKey);
    const [claim] = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 });
    await markDead(database.worker, claim!, UNKNOWN_KEY);
    expect(await release(other)).toBe(1);
    expect(await showLead(database.worker, id)).toMatchObject({ state: "ready" });
  });

  test("waits for the key of its resume too", async () => {
    await store(own.publicKey, other.publicKey);
    await holdAll();
    expect(await release(own)).toBe(0);
    expect(await release(own, other)).toBe(1);
  });

  test("leaves suspicious and failed leads as they are", async () => {
    const suspicious = makeLead({ held: true });
    await acceptLead(database.site, {
      ...suspicious,
      sealed: await seal(own.publicKey, "{}", suspicious.id),
    });
    const failed = await store(own.publicKey);
    const [claim] = await claimDeliveries(database.worker, { limit: 1, leaseSeconds: 30 });
    await markDead(database.worker, claim!, "http.422");
    expect(await release(own)).toBe(0);
    expect((await showLead(database.worker, suspicious.id))?.state).toBe("held");
    expect((await showLead(database.worker, failed))?.state).toBe("dead");
  });
});
