import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { createKeyPair, type KeyPair } from "@forecourt/database";
import type { TestDatabase } from "@forecourt/database/testing";
import { afterAll, afterEach, beforeAll } from "vitest";
import { loadDealership, type WorkerDealership } from "../dealership.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { startWorker, type Worker } from "../start-worker.ts";

export type TestWorkers = {
  readonly keyPair: KeyPair;
  readonly dataDir: string;
  /** All log lines as objects. */
  readonly logged: Record<string, unknown>[];
  /** The environment of a worker process. */
  env: (variables?: Record<string, string>) => Record<string, string>;
  /** Starts a worker in this process; it stops after the test. */
  start: (
    variables?: Record<string, string>,
    options?: { pollMs?: number; leaseSeconds?: number; dealership?: WorkerDealership },
  ) => Promise<Worker>;
};

/** Workers on a test database, with their own data folder and key pair. */
export function useTestWorkers(database: TestDatabase): TestWorkers {
  const dataDir = mkdtempSync(join(tmpdir(), "forecourt-worker-"));
  const logged: Record<string, unknown>[] = [];
  const running = new Set<Worker>();
  let keyPair: KeyPair;
  const destination = new Writable({
    write: (chunk, _encoding, callback) => {
      logged.push(JSON.parse(String(chunk)));
      callback();
    },
  });
  const env = (variables: Record<string, string> = {}) => ({
    DATABASE_URL: database.workerUrl,
    DATA_DIR: dataDir,
    WORKER_PRIVATE_KEY: keyPair.privateKey,
    WORKER_PORT: "0",
    ...variables,
  });
  beforeAll(async () => {
    keyPair = await createKeyPair();
  });
  afterEach(async () => {
    await Promise.all([...running].map((worker) => worker.stop()));
    running.clear();
    logged.length = 0;
    rmSync(join(dataDir, "mail"), { recursive: true, force: true });
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  return {
    get keyPair() {
      return keyPair;
    },
    dataDir,
    logged,
    env,
    start: async (variables, { pollMs = 50, leaseSeconds = 30, dealership = loadDealership() } = {}) => {
      const environment = readEnv(env(variables));
      if (!environment.ok) throw new Error(environment.problems.join("\n"));
      const log = createLog("debug", destination);
      const worker = await startWorker(environment.env, { dealership, log, pace: { pollMs, leaseSeconds } });
      const stop = worker.stop;
      const stopped = { ...worker, stop: () => (running.delete(stopped) ? stop() : Promise.resolve()) };
      running.add(stopped);
      return stopped;
    },
  };
}
