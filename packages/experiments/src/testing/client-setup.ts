import {
  createExperimentClient,
  type ExperimentClient,
  type ExperimentClientOptions,
} from "../experiment-client.ts";
import type { Environment } from "../request.ts";
import { type ExperimentServer, json } from "./experiment-server.ts";
import { type FakeClock, fakeClock } from "./fake-clock.ts";
import { type MemoryStorage, memoryStorage } from "./memory-storage.ts";
import { sampleValues } from "./sample-values.ts";

export type Setup = {
  client: ExperimentClient;
  clock: FakeClock;
  storage: MemoryStorage;
  /** Log entries as `endpoint code`. */
  logged: string[];
};

/** A client of the test server with a fake clock and numbered ids. */
export function setUpClient(
  server: ExperimentServer,
  {
    clock = fakeClock(),
    storage = memoryStorage(),
    environment,
    ...options
  }: Partial<Omit<ExperimentClientOptions, "environment">> & {
    clock?: FakeClock;
    storage?: MemoryStorage;
    environment?: Partial<Environment>;
  } = {},
): Setup {
  const logged: string[] = [];
  let ids = 0;
  const client = createExperimentClient({
    endpoints: server.endpoints,
    environment: {
      fetch: (url, init) => fetch(url, init),
      storage: () => storage,
      now: clock.now,
      timers: clock.timers,
      random: () => 0,
      uuid: () => {
        ids += 1;
        return `id-${ids}`;
      },
      log: ({ code, endpoint }) => logged.push(`${endpoint} ${code}`),
      ...environment,
    },
    ...options,
  });
  return { client, clock, storage, logged };
}

/** A Ready client with the sample values that has sent nothing yet. */
export async function readyClient(
  server: ExperimentServer,
  changes: Parameters<typeof setUpClient>[1] = {},
): Promise<Setup> {
  const setup = setUpClient(server, { bootstrap: sampleValues(), ...changes });
  await setup.client.start();
  return setup;
}

/** `event-3`, `event-4`, … up to, not including, `to`. */
export const eventNames = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `event-${from + place}`);

export function logEvents({ client }: Setup, names: string[]) {
  for (const name of names) client.logEvent(name);
}

/** The event names of each request. */
export const sentBatches = (server: ExperimentServer): string[][] =>
  server.to("events").map(({ body }) => body.events.map((event: { eventName: string }) => event.eventName));

/** One experiment is running, and the visitor gets these values. */
export function answerExperiment(server: ExperimentServer, values = sampleValues()) {
  server.answer("experiments", json(["hero_copy"]));
  server.answer("initialize", json(values));
}

/** A storage with cached values of an earlier visit. */
export async function visitedStorage(server: ExperimentServer, values = sampleValues()) {
  const storage = memoryStorage();
  answerExperiment(server, values);
  const { client } = setUpClient(server, { storage });
  await client.start();
  client.stop();
  server.received.length = 0;
  return storage;
}
