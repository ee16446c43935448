import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acceptLead } from "../leads/accept-lead.ts";
import { retryLead } from "../leads/retry-lead.ts";
import { makeLead } from "../leads/testing/make-lead.ts";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { claimDeliveries } from "./claim-deliveries.ts";
import type { Delivery } from "./delivery.ts";
import { markDead } from "./mark-dead.ts";
import { markSent } from "./mark-sent.ts";
import { releaseDelivery } from "./release-delivery.ts";
import { scheduleRetry } from "./schedule-retry.ts";

const database = useTestDatabase();
const WORKERS = 3;
const DELAY_SECONDS = 60;

type State = "ready" | "waiting" | "sending" | "expired" | "sent" | "dead" | "held";

/** What must be true of one lead. `token` is the last claim's; only it may finish. */
type Expected = { key: string; body: string; state: State; attempts: number; token: string | null };

class Model {
  leads = new Map<string, Expected>();
  /** The deliveries that each worker claimed, also those with lost leases. */
  hands: Delivery[][] = Array.from({ length: WORKERS }, () => []);
  /** Lead ids in the order in which the receiver got them. */
  received: string[] = [];

  byKey(key: string): [string, Expected] | undefined {
    return [...this.leads].find(([, lead]) => lead.key === key);
  }
}

type Command = fc.AsyncCommand<Model, null>;

function command(name: string, run: (model: Model) => Promise<void>): Command {
  return { check: () => true, run: (model) => run(model), toString: () => name };
}

const accept = fc
  .record({ key: fc.nat(3), body: fc.constantFrom("a", "b"), held: fc.boolean() })
  .map(({ key, body, held }) =>
    command(`accept ${key} ${body} ${held}`, async (model) => {
      const lead = makeLead({ idempotencyKey: `k${key}`, bodyHash: body, held });
      const result = await acceptLead(database.site, lead);
      const earlier = model.byKey(`k${key}`);
      if (!earlier) {
        expect(result).toEqual({ kind: "accepted", leadId: lead.id });
        model.leads.set(lead.id, {
          key: `k${key}`,
          body,
          state: held ? "held" : "ready",
          attempts: 0,
          token: null,
        });
      } else if (earlier[1].body === body) expect(result).toEqual({ kind: "repeated", leadId: earlier[0] });
      else expect(result).toEqual({ kind: "conflict" });
    }),
  );

const claim = fc
  .record({ worker: fc.nat(WORKERS - 1), limit: fc.integer({ min: 1, max: 4 }) })
  .map(({ worker, limit }) =>
    command(`claim by ${worker} of ${limit}`, async (model) => {
      const claimable = [...model.leads.values()].filter(
        ({ state }) => state === "ready" || state === "expired",
      );
      const claimed = await claimDeliveries(database.worker, { limit, leaseSeconds: 30 });
      expect(claimed).toHaveLength(Math.min(limit, claimable.length));
      for (const delivery of claimed) take(model, worker, delivery);
    }),
  );

function take(model: Model, worker: number, delivery: Delivery): void {
  if (delivery.subject !== "lead") throw new Error("a lead was stored");
  const lead = model.leads.get(delivery.leadId)!;
  expect(["ready", "expired"]).toContain(lead.state);
  expect(delivery.sealed?.toString()).toBe(`sealed ${delivery.leadId}`);
  lead.attempts += 1;
  expect(delivery.attempts).toBe(lead.attempts);
  lead.state = "sending";
  lead.token = delivery.leaseToken;
  model.hands[worker]!.push(delivery);
}

type End = "sent" | "retry" | "dead" | "release";

const finish = fc
  .record({
    worker: fc.nat(WORKERS - 1),
    pick: fc.nat(9),
    end: fc.constantFrom<End>("sent", "sent", "retry", "dead", "release"),
  })
  .map(({ worker, pick, end }) =>
    command(`finish by ${worker} as ${end}`, async (model) => {
      const hand = model.hands[worker]!;
      const [delivery] = hand.splice(pick % Math.max(1, hand.length), 1);
      if (delivery?.subject !== "lead") return;
      const lead = model.leads.get(delivery.leadId)!;
      const mine = lead.token === delivery.leaseToken;
      if (end === "sent") model.received.push(delivery.leadId);
      expect(await finishAs(delivery, end)).toBe(mine);
      if (!mine) return;
      lead.token = null;
      lead.state = ({ sent: "sent", retry: "waiting", dead: "dead", release: "ready" } as const)[end];
      if (end === "release") lead.attempts -= 1;
    }),
  );

function finishAs(delivery: Delivery, end: End): Promise<boolean> {
  if (end === "sent") return markSent(database.worker, delivery);
  if (end === "dead") return markDead(database.worker, delivery, "http.422");
  if (end === "release") return releaseDelivery(database.worker, delivery);
  return scheduleRetry(database.worker, delivery, { delaySeconds: DELAY_SECONDS, errorCode: "http.503" });
}

const crash = fc.nat(WORKERS - 1).map((worker) =>
  command(`crash of ${worker}`, async (model) => {
    model.hands[worker] = [];
  }),
);

/** A minute goes by: leases end, retries become due. */
const minute = fc.constant(
  command("a minute", async (model) => {
    await database.owner.pool.query(
      "UPDATE outbox SET run_at = run_at - interval '61 s', lease_until = lease_until - interval '61 s'",
    );
    for (const lead of model.leads.values()) {
      if (lead.state === "sending") lead.state = "expired";
      if (lead.state === "waiting") lead.state = "ready";
    }
  }),
);

const retry = fc.nat(3).map((key) =>
  command(`retry of ${key}`, async (model) => {
    const found = model.byKey(`k${key}`);
    if (!found) return;
    const [id, lead] = found;
    const result = await retryLead(database.worker, id);
    if (lead.state === "sent") expect(result).toEqual({ kind: "refused", state: "sent" });
    else if (lead.state === "sending" || lead.state === "expired")
      expect(result).toEqual({ kind: "refused", state: "sending" });
    else {
      expect(result).toEqual({ kind: "retrying" });
      lead.state = "ready";
      lead.attempts = 0;
    }
  }),
);

/** Everything accepted arrives, unless it is dead or held. */
async function drain(model: Model): Promise<void> {
  await database.owner.pool.query("UPDATE outbox SET run_at = now() WHERE state IN ('ready', 'sending')");
  for (let batch = await claimAll(); batch.length > 0; batch = await claimAll()) {
    for (const delivery of batch) {
      if (delivery.subject === "lead") model.received.push(delivery.leadId);
      expect(await markSent(database.worker, delivery)).toBe(true);
    }
  }
  for (const [id, { state }] of model.leads) {
    if (state === "dead" || state === "held") continue;
    expect(model.received).toContain(id);
  }
  const { rows } = await database.owner.pool.query(
    "SELECT lead_id AS id, state FROM outbox ORDER BY outbox.id",
  );
  expect(rows).toEqual(
    [...model.leads].map(([id, { state }]) => ({
      id,
      state: state === "dead" || state === "held" ? state : "sent",
    })),
  );
}

function claimAll(): Promise<Delivery[]> {
  return claimDeliveries(database.worker, { limit: 100, leaseSeconds: 30 });
}

describe("for any sequence of worker actions and crashes", () => {
  test("every accepted lead is sent, dead or held; one key is one lead; only the last claim can finish", async () => {
    const commands = fc.commands([accept, accept, claim, finish, finish, crash, minute, retry], {
      maxCommands: 40,
      // The default size runs about five commands, too few to repeat a key.
      size: "max",
    });
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        await database.reset();
        const model = new Model();
        await fc.asyncModelRun(() => ({ model, real: null }), steps);
        await drain(model);
      }),
      { numRuns: 40 },
    );
  });

  test("three concurrent workers deliver nothing twice without failures", async () => {
    await database.reset();
    const leads = Array.from({ length: 90 }, () => makeLead());
    const received: string[] = [];
    let storing = true;
    const work = async () => {
      for (;;) {
        const stored = !storing;
        const claimed = await claimDeliveries(database.worker, { limit: 7, leaseSeconds: 30 });
        for (const delivery of claimed) {
          if (delivery.subject === "lead") received.push(delivery.leadId);
          await markSent(database.worker, delivery);
        }
        if (claimed.length === 0 && stored) return;
      }
    };
    const workers = Promise.all([work(), work(), work()]);
    await Promise.all(leads.map((lead) => acceptLead(database.site, lead)));
    storing = false;
    await workers;
    expect(received.sort()).toEqual(leads.map(({ id }) => id).sort());
  });
});
