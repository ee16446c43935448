import {
  createExperimentClient,
  type ExperimentClient,
  type ExperimentClientOptions,
} from "../experiment-client.ts";
import type { Environment } from "../request.ts";
import type { ExperimentServer } from "./experiment-server.ts";
import { type FakeClock, fakeClock } from "./fake-clock.ts";
import { type MemoryStorage, memoryStorage } from "./memory-storage.ts";

export type Setup = {
  client: ExperimentClient;
  clock: FakeClock;
  storage: MemoryStorage;
  /** What was logged, as `endpoint code`. */
  logged: string[];
};

/** A client of the server with a clock that stands still and ids that count. */
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
