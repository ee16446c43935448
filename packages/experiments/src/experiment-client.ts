import type { ClientStatus, DataSource } from "./client-state.ts";
import { createClientStore } from "./client-store.ts";
import { evaluate } from "./evaluate.ts";
import { createExperimentService, type Endpoints } from "./experiment-service.ts";
import { isRecord, type JsonObject, readExperimentValues } from "./experiment-values.ts";
import { createFlagReader, type FlagReader } from "./flag-reader.ts";
import { mergeExperiments, type SiteParts } from "./merge-experiments.ts";
import type { Environment } from "./request.ts";
import { startVisit, type Visit } from "./visit.ts";

/** Attributes that variants may depend on, besides the visitor's id; never contact details. */
export type ExperimentUser = {
  userID?: string | undefined;
  custom?: Record<string, string | number | boolean> | undefined;
};

export type ExperimentClientOptions = {
  endpoints: Endpoints;
  environment: Environment;
  user?: ExperimentUser | undefined;
  /** The service's response for this visitor, when the page contains it. */
  bootstrap?: unknown;
};

export type ExperimentClient = FlagReader & {
  readonly status: ClientStatus;
  readonly source: DataSource;
  /** Calls the listener after every change of status or source; returns the unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Fetches values in advance, so that `start` does not wait. Only after consent. */
  prefetch: () => Promise<void>;
  /** Starts the client once; resolves when the status is Ready. */
  start: () => Promise<void>;
  /** Merges the running experiments into a site's settings and translations. */
  mergeInto: <Settings, Langs>(site: SiteParts<Settings, Langs>) => SiteParts<Settings, Langs>;
  /** Reports an event, such as the goal of an experiment. */
  logEvent: (name: string, details?: { value?: string | number; metadata?: Record<string, string> }) => void;
  /** Sends queued events. */
  flush: () => Promise<void>;
  /** Call it when the page hides: sends queued events with `keepalive`. */
  pageHidden: () => void;
  /** Stops timers and requests for good; stores queued events for the next visit. */
  stop: () => void;
  /** Stops the client and removes its stored data, for withdrawn consent. */
  forget: () => void;
};

/**
 * Creates a client of the experiment service (docs/product/experiments.md). `start` and `prefetch` need consent. Before
 * them it makes no request, uses no storage or timer, and returns defaults. Never throws or rejects: `log` gets
 * failures.
 *
 * @example
 * const client = createExperimentClient({ endpoints, environment });
 * await client.start();
 * client.getStringValue("hero_copy.title", "Welcome");
 */
export function createExperimentClient(options: ExperimentClientOptions): ExperimentClient {
  const environment = { ...options.environment, log: safeLog(options.environment.log) };
  const abortController = new AbortController();
  const service = createExperimentService(options.endpoints, environment, abortController.signal);
  const { state, dispatch, subscribe } = createClientStore((error) =>
    service.reportException("listener", error),
  );
  let names: string[] = [];
  let currentVisit: Visit | null = null;
  let prefetching: Promise<void> | null = null;
  let starting: Promise<void> | null = null;

  const visit = () => (currentVisit ??= startVisit(options.user ?? {}, service, environment));

  /** Runs an action and reports its exceptions, even those of the environment. */
  function attempt(tag: string, action: () => void) {
    try {
      if (!abortController.signal.aborted) action();
    } catch (error) {
      service.reportException(tag, error);
    }
  }

  const reader = createFlagReader(state, (exposure) =>
    attempt("exposure", () => visit().recordExposure(exposure)),
  );

  /** Fetches values and caches them for the next visit. */
  async function fetchValues(current = state().values) {
    const answer = await service.values(visit().user, current);
    if (answer.type === "fetched") visit().cacheValues(answer.values);
    return answer;
  }

  async function prefetchValues() {
    const cached = visit().cachedValues();
    const answer = await fetchValues(cached);
    const values = answer.type === "fetched" ? answer.values : answer.type === "not-modified" ? cached : null;
    if (values !== null) dispatch({ type: "preloaded", source: "Prefetch", values });
  }

  async function startClient() {
    const bootstrap = readExperimentValues(options.bootstrap, null);
    if (isRecord(bootstrap)) dispatch({ type: "preloaded", source: "Bootstrap", values: bootstrap });
    const cached = visit().cachedValues();
    if (cached !== null) dispatch({ type: "preloaded", source: "Cache", values: cached });
    void visit().sender.resend();
    names = (await service.names()) ?? [];
    await prefetching;
    if (names.length === 0) {
      dispatch({ type: "started-sync" });
      // Only cached for the next visit: values do not change during this one.
      if (state().source === "Cache" || state().source === "NoValues") void fetchValues();
      return;
    }
    dispatch({ type: "started-async" });
    if (state().status === "Loading") dispatch(await fetchValues());
    for (const name of names) reader.getObjectValue(name, {});
  }

  function stopClient() {
    abortController.abort();
    currentVisit?.sender.stop();
  }

  /** After an error the client is Ready with the current values. */
  function recoverFromError(error: unknown) {
    service.reportException("start", error);
    dispatch({ type: "started-sync" });
  }

  return {
    ...reader,
    get status() {
      return state().status;
    },
    get source() {
      return state().source;
    },
    subscribe,
    prefetch: () =>
      (prefetching ??= abortController.signal.aborted
        ? Promise.resolve()
        : prefetchValues().catch((error) => service.reportException("prefetch", error))),
    start: () =>
      (starting ??= abortController.signal.aborted
        ? Promise.resolve()
        : startClient().catch(recoverFromError)),
    mergeInto: (site) =>
      mergeExperiments(
        site,
        names.map((name) => evaluate<JsonObject>(state(), name, {}, isRecord).details.value),
      ),
    logEvent: (eventName, { value = null, metadata = {} } = {}) =>
      attempt("event", () => {
        if (state().status !== "Uninitialized") visit().record({ eventName, value, metadata });
      }),
    flush: async () => currentVisit?.sender.flush(),
    pageHidden: () => void currentVisit?.sender.flush({ pageHides: true }),
    stop: stopClient,
    forget: () => {
      try {
        visit().forget();
      } catch (error) {
        service.reportException("forget", error);
      }
      stopClient();
    },
  };
}

/** Ignores exceptions of the log. */
function safeLog(log: Environment["log"]): Environment["log"] {
  return (problem) => {
    try {
      log(problem);
    } catch {}
  };
}
