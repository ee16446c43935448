import { randomUUID } from "node:crypto";
import { createKeyPair, seal } from "@forecourt/database";
import { describe, expect, it } from "vitest";
import { smtpError } from "./testing/mail-server.ts";
import { advanceQueueTime, countStates, stateOf } from "./testing/queue.ts";
import { makeLead, storeLead, storeSealed } from "./testing/store-lead.ts";
import { until } from "./testing/until.ts";
import { useLeadWorker } from "./testing/use-lead-worker.ts";

const { database, workers, crm, mail, store, storeMany, untilSent } = useLeadWorker();

describe("a failing receiver", () => {
  it("gets the lead once after an outage", async () => {
    await workers.start({ EMAIL_API_URL: crm.url });
    await crm.goDown();
    const id = await store();
    await until(async () =>
      expect(await stateOf(database, id)).toEqual({
        state: "ready",
        attempts: 1,
        lastErrorCode: "network.econnrefused",
      }),
    );
    await crm.comeBack();
    await advanceQueueTime(database, 7);
    await untilSent(id);
    expect(crm.received.map(({ key }) => key)).toEqual([id]);
  });

  it("waits for Retry-After before the next attempt", async () => {
    await workers.start({ EMAIL_API_URL: crm.url });
    crm.answer((_request, response) => response.writeHead(429, { "retry-after": "100" }).end());
    const id = await store();
    await until(async () => expect((await stateOf(database, id)).lastErrorCode).toBe("http.429"));
    crm.answer((_request, response) => response.writeHead(202).end());
    const before = await database.owner.pool.query(
      "SELECT extract(epoch FROM run_at - now())::float8 AS s FROM outbox",
    );
    expect(before.rows[0].s).toBeGreaterThan(60);
    expect(before.rows[0].s).toBeLessThanOrEqual(100);
    await advanceQueueTime(database, 100);
    await untilSent(id);
  });

  it("is tried eleven times on the schedule, then the lead is dead", async () => {
    await workers.start({ EMAIL_API_URL: crm.url }, { pollMs: 10 });
    crm.answer((_request, response) => response.writeHead(503).end());
    const id = await store();
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await until(async () =>
        expect(await stateOf(database, id)).toMatchObject({ state: "ready", attempts: attempt }),
      );
      await advanceQueueTime(database, 12 * 3600 * 1.2);
    }
    await until(async () =>
      expect(await stateOf(database, id)).toEqual({ state: "dead", attempts: 11, lastErrorCode: "http.503" }),
    );
    expect(crm.received).toHaveLength(11);
    expect(workers.logged).toContainEqual(
      expect.objectContaining({ level: 50, leadId: id, code: "http.503" }),
    );
  });

  it("is not tried again after a permanent error", async () => {
    await workers.start({ EMAIL_API_URL: crm.url });
    crm.answer((_request, response) => response.writeHead(422).end());
    const id = await store();
    await until(async () =>
      expect(await stateOf(database, id)).toEqual({ state: "dead", attempts: 1, lastErrorCode: "http.422" }),
    );
    expect(crm.received).toHaveLength(1);
  });

  it.each([
    [451, "ready"],
    [554, "dead"],
  ])("SMTP status %i leaves the lead %s", async (status, state) => {
    mail.behave({ onMessage: () => smtpError(status) });
    await workers.start({ SMTP_URL: mail.url });
    const id = await store();
    await until(async () =>
      expect(await stateOf(database, id)).toEqual({ state, attempts: 1, lastErrorCode: `smtp.${status}` }),
    );
  });
});

describe("a message that cannot be built", () => {
  it("is dead and does not affect others", async () => {
    await workers.start({ EMAIL_API_URL: crm.url });
    const { keyPair } = workers;
    const sealing = async (content: unknown, key = keyPair.publicKey) => {
      const id = randomUUID();
      await storeSealed(database.site, id, await seal(key, JSON.stringify(content), id));
      return id;
    };
    const lead = makeLead();
    const throwing = await (async () => {
      const id = randomUUID();
      const poison = { ...lead, id, customer: null };
      await storeSealed(database.site, id, await seal(keyPair.publicKey, JSON.stringify(poison), id));
      return id;
    })();
    const cases: [string, string][] = [
      [throwing, "builder.failed"],
      [await sealing("not a lead"), "lead.invalid"],
      // The content of another lead under this id.
      [await sealing(lead), "lead.invalid"],
    ];
    const damaged = randomUUID();
    const bytes = await seal(keyPair.publicKey, "{}", damaged);
    bytes[bytes.length - 1]! ^= 1;
    await storeSealed(database.site, damaged, bytes);
    cases.push([damaged, "sealed.damaged"]);
    const healthy = await store();
    await untilSent(healthy);
    for (const [id, lastErrorCode] of cases) {
      await until(async () =>
        expect(await stateOf(database, id)).toEqual({ state: "dead", attempts: 1, lastErrorCode }),
      );
    }
    expect(crm.received.map(({ key }) => key)).toEqual([healthy]);
  });

  it("is held while no worker has its key, and delivered once by one that has it, also as a retired one", async () => {
    const others = await createKeyPair();
    const id = await storeLead(database.site, others);
    const wrong = await workers.start({ EMAIL_API_URL: crm.url });
    await until(async () =>
      expect(await stateOf(database, id)).toEqual({
        state: "held",
        attempts: 1,
        lastErrorCode: "sealed.unknown-key",
      }),
    );
    const health = await fetch(`http://127.0.0.1:${wrong.port}/health`);
    expect(await health.json()).toMatchObject({ queue: { dead: 0, held: 1, heldForKey: 1 } });
    expect(crm.received).toHaveLength(0);
    await workers.start({ EMAIL_API_URL: crm.url, WORKER_RETIRED_KEYS: ` ${others.privateKey}, ` });
    await untilSent(id);
    expect(crm.received.map(({ key }) => key)).toEqual([id]);
  });

  it("is dead without being built when it repeatedly crashed its worker", async () => {
    const id = await store();
    await database.owner.pool.query("UPDATE outbox SET attempts = 11");
    await workers.start({ EMAIL_API_URL: crm.url });
    await until(async () =>
      expect(await stateOf(database, id)).toMatchObject({
        state: "dead",
        lastErrorCode: "attempts.exhausted",
      }),
    );
    expect(crm.received).toHaveLength(0);
  });
});

describe("several workers", () => {
  it("deliver 80 leads once each", async () => {
    await Promise.all([1, 2].map(() => workers.start({ EMAIL_API_URL: crm.url })));
    const ids = await storeMany(80);
    await until(async () => expect(await countStates(database)).toEqual({ sent: 80 }));
    expect(crm.received.map(({ key }) => key).sort()).toEqual(ids.sort());
  });

  it("detect a lost lease and leave the message to its new owner", async () => {
    const slow = await workers.start({ EMAIL_API_URL: crm.url });
    let release = () => {};
    crm.answer((_request, response) => {
      release = () => response.writeHead(202).end();
    });
    const id = await store();
    await until(() => expect(crm.received).toHaveLength(1));
    // Another worker claims it in the meantime.
    await database.owner.pool.query(
      "UPDATE outbox SET lease_token = gen_random_uuid(), run_at = now() + interval '1 minute'",
    );
    release();
    await until(() =>
      expect(workers.logged).toContainEqual(expect.objectContaining({ leadId: id, outcome: "lost" })),
    );
    expect((await stateOf(database, id)).state).toBe("sending");
    await slow.stop();
  });
});

describe("a stop", () => {
  it("finishes running deliveries and releases the rest without counting an attempt", async () => {
    const held: (() => void)[] = [];
    crm.answer((_request, response) => {
      held.push(() => response.writeHead(202).end());
    });
    const ids = await storeMany(20);
    const worker = await workers.start({ EMAIL_API_URL: crm.url });
    await until(() => expect(held).toHaveLength(8));
    expect(await countStates(database)).toEqual({ sending: 16, ready: 4 });
    const stopped = worker.stop();
    await until(async () => expect(await countStates(database)).toEqual({ sending: 8, ready: 12 }));
    for (const answer of held) answer();
    await stopped;
    expect(await countStates(database)).toEqual({ sent: 8, ready: 12 });
    const attempts = await database.owner.pool.query(
      "SELECT sum(attempts)::int AS n FROM outbox WHERE state = 'ready'",
    );
    expect(attempts.rows[0].n).toBe(0);
    crm.answer((_request, response) => response.writeHead(202).end());
    await workers.start({ EMAIL_API_URL: crm.url });
    await until(async () => expect(await countStates(database)).toEqual({ sent: 20 }));
    expect(crm.received.map(({ key }) => key).sort()).toEqual(ids.sort());
  });
});
