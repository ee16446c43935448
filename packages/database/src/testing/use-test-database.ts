import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { type Database, openDatabase } from "../connection/open-database.ts";
import { readProcessState } from "../embedded/process-state.ts";
import { migrate } from "../migrate/migrate.ts";
import { copyTemplate } from "./copy-template.ts";
import { openTestServer } from "./test-server.ts";
import { withDatabase } from "./with-database.ts";

/** The test database, usable from the first `beforeAll` of the file. */
export type TestDatabase = {
  readonly ownerUrl: string;
  readonly siteUrl: string;
  readonly workerUrl: string;
  readonly importerUrl: string;
  /** Pools of each role. `owner` has all rights, for assertions. */
  readonly owner: Database;
  readonly site: Database;
  readonly worker: Database;
  readonly importer: Database;
  /** Empties every table. */
  reset: () => Promise<void>;
};

/** Shared by all test files, since roles belong to the server. */
export const TEST_ROLE_PASSWORDS = {
  site: "test-site-password",
  worker: "test-worker-password",
  importer: "test-importer-password",
};

/** Rows of a table go before those that they refer to. */
const TABLES = [
  "attempt",
  "outbox",
  "credit_application",
  "resume",
  "appointment",
  "lead_view",
  "lead",
  "phone_verification",
  "shopper_email",
  "pixel_event",
  "watch",
  "details_request",
  "valuation",
  "experiment_outcome",
  "experiment_exposure",
  "rate_limit",
  "vehicle",
  "vehicle_import",
  "inventory_version",
  "worker_key",
];

/** Long, so that slow queries on a busy machine do not fail tests. */
const PATIENT = { connectTimeoutMs: 60_000, queryTimeoutMs: 60_000 };

/** Databases of other machines are dropped after this time. */
const LEFTOVER_SECONDS = 3600;

/**
 * An empty, migrated database on a real PostgreSQL. Call at the top of a test file or of a `describe`.
 *
 * Files of one process share it: leave neither tables nor other objects.
 *
 * @example
 * const database = useTestDatabase();
 * test("…", async () => { await acceptLead(database.site, lead); });
 */
export function useTestDatabase(): TestDatabase {
  let opened: TestDatabase | null = null;
  const use = () => {
    if (!opened)
      throw new Error("@forecourt/database/testing: the database is there in hooks and tests only");
    return opened;
  };
  beforeAll(async () => {
    const isUsed = shared !== null;
    shared ??= openTestDatabase();
    const database = await shared;
    if (isUsed) await database.reset();
    opened = database;
  }, 180_000);
  afterAll(() => {
    opened = null;
  });
  return {
    get ownerUrl() {
      return use().ownerUrl;
    },
    get siteUrl() {
      return use().siteUrl;
    },
    get workerUrl() {
      return use().workerUrl;
    },
    get importerUrl() {
      return use().importerUrl;
    },
    get owner() {
      return use().owner;
    },
    get site() {
      return use().site;
    },
    get worker() {
      return use().worker;
    },
    get importer() {
      return use().importer;
    },
    reset: () => use().reset(),
  };
}

/** The database of this process. The next run drops it. */
let shared: Promise<TestDatabase> | null = null;

async function openTestDatabase(): Promise<TestDatabase> {
  const server = await openTestServer();
  const name = `forecourt_test_${Math.floor(Date.now() / 1000)}_${process.pid}_${randomBytes(4).toString("hex")}`;
  await onServer(server.ownerUrl, async (client) => {
    await dropLeftovers(client, server.isEmbedded);
    await copyTemplate(client, server.ownerUrl, TEST_ROLE_PASSWORDS, name);
  });
  const ownerUrl = withDatabase(server.ownerUrl, name);
  // Nothing is left to migrate; roles and rights belong to the server and to each database.
  const { siteUrl, workerUrl, importerUrl } = await migrate({ ownerUrl, rolePasswords: TEST_ROLE_PASSWORDS });
  const owner = openDatabase(ownerUrl, { ...PATIENT, max: 4, name: "test owner" });
  const site = openDatabase(siteUrl, { ...PATIENT, max: 8, name: "test site" });
  const worker = openDatabase(workerUrl, { ...PATIENT, max: 8, name: "test worker" });
  const importer = openDatabase(importerUrl, { ...PATIENT, max: 4, name: "test importer" });
  return {
    ownerUrl,
    siteUrl,
    workerUrl,
    importerUrl,
    owner,
    site,
    worker,
    importer,
    reset: async () => {
      // The session of a killed program may still run, and its locks would be in another order.
      await owner.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name NOT LIKE 'test %' AND pid <> pg_backend_pid()`,
      );
      // TRUNCATE makes new files for every table, which takes ten times as long for a few rows.
      await owner.pool.query(TABLES.map((table) => `DELETE FROM ${table};`).join(""));
    },
  };
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Drops databases that are an hour old, or of ended processes of this machine. */
async function dropLeftovers(client: pg.Client, isEmbedded: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT datname AS name FROM pg_database WHERE datname LIKE 'forecourt\\_test\\_%'",
  );
  for (const { name } of rows) {
    const [madeAt, pid] = name.split("_").slice(2).map(Number) as [number, number];
    const isOld = Date.now() / 1000 - madeAt > LEFTOVER_SECONDS;
    if (isOld || (isEmbedded && readProcessState(pid) === null)) {
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    }
  }
}
