import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  driveLead,
  exampleSchedule,
  startAt,
  vehicleResource,
} from "../appointments/testing/example-appointment.ts";
import { isDatabaseUnavailable } from "../connection/database-error.ts";
import { type Database, openDatabase } from "../connection/open-database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../embedded/index.ts";
import { useEmbeddedServers } from "../embedded/testing/embedded-server.ts";
import { loadInventory } from "../inventory/load-inventory.ts";
import { migrate } from "../migrate/migrate.ts";
import { claimDeliveries } from "../outbox/claim-deliveries.ts";
import { listenForWork } from "../outbox/listen-for-work.ts";
import { markSent } from "../outbox/mark-sent.ts";
import { type AcceptedLead, acceptLead } from "./accept-lead.ts";
import { makeLead } from "./testing/make-lead.ts";

/** Only the vehicles limit it. */
const ROOMY = { ...exampleSchedule, settings: { ...exampleSchedule.settings, capacity: 100_000 } };

const { makeSharedDataDir } = useEmbeddedServers();
const dataDir = makeSharedDataDir();
const rolePasswords = { site: "test-site-password", worker: "test-worker-password", importer: "x" };
const LEASE_SECONDS = 1;

let server: EmbeddedPostgres;
let site: Database;
let worker: Database;

beforeAll(async () => {
  server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const { siteUrl, workerUrl } = await migrate({ ownerUrl: server.url, rolePasswords });
  site = openDatabase(siteUrl);
  worker = openDatabase(workerUrl);
});

afterAll(async () => {
  await Promise.all([site.close(), worker.close()]);
  await server.stop();
});

/** Ignores errors of an unavailable database, which are expected here. */
async function unlessUnavailable<T>(work: Promise<T>, away: T): Promise<T> {
  return work.catch((error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    return away;
  });
}

/** Retries with the same key, like the forms: on a busy machine a restart takes longer than one request waits. */
async function storeLead(lead: AcceptedLead): Promise<Awaited<ReturnType<typeof acceptLead>>> {
  for (;;) {
    const result = await acceptLead(site, lead);
    if (result.kind !== "unavailable") return result;
  }
}

async function deliver(received: string[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const claimed = await unlessUnavailable(
      claimDeliveries(worker, { limit: 5, leaseSeconds: LEASE_SECONDS }),
      [],
    );
    for (const delivery of claimed) {
      if (delivery.subject === "lead") received.push(delivery.leadId);
      await unlessUnavailable(markSent(worker, delivery), false);
    }
    if (claimed.length === 0) await sleep(20);
  }
}

async function killServer(): Promise<void> {
  const pid = server.pid();
  if (pid !== null) process.kill(pid, "SIGKILL");
}

function hasAll(received: string[], accepted: string[]): boolean {
  const have = new Set(received);
  return accepted.every((id) => have.has(id));
}

describe("while the server is killed repeatedly", () => {
  test("no accepted lead is lost, none is rejected, and this process survives", async () => {
    const accepted: string[] = [];
    const received: string[] = [];
    let storing = true;
    const listener = listenForWork(worker, () => {});
    const store = async () => {
      while (storing) {
        const result = await storeLead(makeLead());
        if (result.kind !== "accepted") throw new Error(`refused: ${result.kind}`);
        accepted.push(result.leadId);
      }
    };
    const shoppers = Promise.all(Array.from({ length: 4 }, store)).finally(() => {
      storing = false;
    });
    let stored = false;
    const workers = Promise.all(
      [0, 1].map(() => deliver(received, () => stored && hasAll(received, accepted))),
    );
    for (const pause of [350, 150, 500]) {
      await sleep(pause);
      await killServer();
      // Wait until leads are stored again, so that each kill meets a working server.
      for (const before = accepted.length; storing && accepted.length < before + 20; ) await sleep(10);
    }
    storing = false;
    await shoppers;
    stored = true;
    await workers;
    await listener.stop();
    expect(accepted.length).toBeGreaterThan(60);
    expect(new Set(accepted).size).toBe(accepted.length);
    expect(new Set(received)).toEqual(new Set(accepted));
    await loadInventory(site);
  });
});

describe("appointments while the server is killed repeatedly", () => {
  test("none is without its lead, no lead is without its appointment, and no slot is taken twice", async () => {
    const booked: string[] = [];
    let booking = true;
    const book = async (shopper: number) => {
      for (let n = 0; booking; n += 1) {
        // Two shoppers at a time want one vehicle at one time.
        const resources = [vehicleResource(`${Math.floor(shopper / 2)}-${n}`)];
        const lead = driveLead({ resources, start: startAt(n % 14), schedule: ROOMY });
        const result = await storeLead(lead);
        if (result.kind === "accepted") booked.push(lead.appointment.id);
        else expect(result.kind).toBe("slot-refused");
      }
    };
    const shoppers = Promise.all([0, 1, 2, 3].map(book)).finally(() => {
      booking = false;
    });
    for (const pause of [350, 150, 500]) {
      await sleep(pause);
      await killServer();
      for (const before = booked.length; booking && booked.length < before + 20; ) await sleep(10);
    }
    booking = false;
    await shoppers;
    const owner = openDatabase(server.url, { max: 1 });
    const { rows } = await owner.pool.query(
      "SELECT appointment.id, lead.id AS lead, resources FROM appointment LEFT JOIN lead ON lead.id = lead_id",
    );
    const { rows: leads } = await owner.pool.query("SELECT id FROM lead WHERE kind = 'SCHEDULE_TEST_DRIVE'");
    await owner.close();
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(booked));
    expect(new Set(rows.map(({ lead }) => lead))).toEqual(new Set(leads.map(({ id }) => id)));
    expect(new Set(rows.map(({ resources }) => String(resources))).size).toBe(rows.length);
  });
});

describe("while one connection of a transaction is cut", () => {
  test("the lead is stored by a retry", async () => {
    const owner = openDatabase(server.url, { max: 1 });
    const cut = async () => {
      await owner.pool.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'forecourt_site'",
      );
    };
    const results = await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const result = storeLead(makeLead());
        if (n % 8 === 0) await cut();
        return result;
      }),
    );
    expect(results.map(({ kind }) => kind)).toEqual(Array.from({ length: 40 }, () => "accepted"));
    await owner.close();
  });
});
