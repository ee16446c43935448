import type { Exposure } from "./evaluate.ts";
import type { ExperimentEvent } from "./event-queue.ts";
import { createEventSender, type EventSender } from "./event-sender.ts";
import type { ExperimentService } from "./experiment-service.ts";
import type { ExperimentValues, JsonObject } from "./experiment-values.ts";
import { type ExposureMemory, rememberExposure } from "./exposure-memory.ts";
import { fallbackStorage } from "./fallback-storage.ts";
import { nameHash } from "./name-hash.ts";
import type { Environment } from "./request.ts";
import { cachedValues, cacheValues, forgetVisitor, sessionIn, stableIdIn } from "./visitor-storage.ts";

type Recorded = Pick<ExperimentEvent, "eventName" | "value" | "metadata">;

/** The state of one visitor after consent: user, cached values and events. */
export type Visit = {
  user: JsonObject;
  sender: EventSender;
  cachedValues: () => ExperimentValues | null;
  cacheValues: (values: ExperimentValues) => void;
  record: (event: Recorded) => void;
  recordExposure: (exposure: Exposure) => void;
  /** Removes stored data and stores nothing afterwards. */
  forget: () => void;
};

/** Opens the storage and creates the visitor's stable id unless it is stored. */
export function startVisit(user: object, service: ExperimentService, environment: Environment): Visit {
  const { now, uuid, log, timers } = environment;
  const fallback = fallbackStorage(environment.storage, () => log({ code: "storage", endpoint: null }));
  let isForgotten = false;
  const storage = {
    ...fallback,
    setItem: (key: string, value: string) => {
      if (!isForgotten) fallback.setItem(key, value);
    },
  };
  const visitor: JsonObject = { ...user, customIDs: { stableID: stableIdIn(storage, uuid) } };
  const userKey = nameHash(JSON.stringify(visitor));
  const sender = createEventSender({ post: service.sendEvents, storage, timers });
  let exposures: ExposureMemory = new Map();

  function record(event: Recorded) {
    const time = now();
    sender.add({ ...event, time, sessionID: sessionIn(storage, time, uuid).id, user: visitor });
  }

  return {
    user: visitor,
    sender,
    cachedValues: () => cachedValues(storage, userKey),
    cacheValues: (values) => cacheValues(storage, userKey, values),
    record,
    recordExposure: ({ kind, name, value, variant }) => {
      const key = JSON.stringify([name, variant]);
      const { isNew, memory } = rememberExposure(exposures, key, now());
      exposures = memory;
      if (!isNew) return;
      const metadata: Record<string, string> =
        kind === "flag"
          ? { gate: name, gateValue: String(value), ruleID: variant }
          : { config: name, ruleID: variant };
      const eventName = kind === "flag" ? "statsig::gate_exposure" : "statsig::config_exposure";
      record({ eventName, value: null, metadata });
    },
    forget: () => {
      isForgotten = true;
      forgetVisitor(fallback);
    },
  };
}
