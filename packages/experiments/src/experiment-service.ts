import type { ExperimentEvent } from "./event-queue.ts";
import { type ExperimentValues, type JsonObject, readExperimentValues } from "./experiment-values.ts";
import { type Endpoint, type Environment, RETRIES, type Reply, sendRequest } from "./request.ts";

/** URLs of the experiment service; put an API key into their query. */
export type Endpoints = Record<Endpoint, string>;

export type ExperimentService = {
  /** The names of the running experiments; null after a failure. */
  names: () => Promise<string[] | null>;
  /** The visitor's values, if they are newer than the current ones. */
  values: (
    user: JsonObject,
    current: ExperimentValues | null,
  ) => Promise<{ type: "fetched"; values: ExperimentValues } | { type: "not-modified" } | { type: "failed" }>;
  sendEvents: (events: readonly ExperimentEvent[], pageHides: boolean) => Promise<Reply>;
  reportException: (tag: string, error: unknown) => void;
};

/** Creates the client of the service's four endpoints (docs/product/experiments.md, "Calls"). */
export function createExperimentService(
  endpoints: Endpoints,
  environment: Environment,
  signal: AbortSignal,
): ExperimentService {
  const reported = new Set<string>();

  const call = (endpoint: Endpoint, body?: unknown, { retries = RETRIES, keepalive = false } = {}) =>
    sendRequest({ endpoint, url: endpoints[endpoint], body, retries, keepalive, signal }, environment);

  function reportException(tag: string, error: unknown) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    const exception = { tag, exception: name, info: message.slice(0, 500) };
    const key = JSON.stringify(exception);
    if (reported.has(key)) return;
    reported.add(key);
    void call("exceptions", exception, { retries: 0 });
  }

  function invalid(endpoint: Endpoint) {
    environment.log({ code: "invalid-response", endpoint });
    reportException(endpoint, new TypeError("invalid response"));
  }

  return {
    async names() {
      const reply = await call("experiments");
      if (!reply.ok) return null;
      if (Array.isArray(reply.body) && reply.body.every((name) => typeof name === "string"))
        return reply.body;
      invalid("experiments");
      return null;
    },
    async values(user, current) {
      const reply = await call("initialize", {
        user,
        hash: "djb2",
        sinceTime: current?.time ?? 0,
        deltasResponseRequested: current !== null,
      });
      if (!reply.ok) return { type: "failed" };
      if (reply.status === 204) return { type: "not-modified" };
      const values = readExperimentValues(reply.body, current);
      if (values === "not-modified") return { type: "not-modified" };
      if (values !== null) return { type: "fetched", values };
      invalid("initialize");
      return { type: "failed" };
    },
    // Always keepalive, since the page may hide during a request; no retries for a page that hides.
    sendEvents: (events, pageHides) =>
      call("events", { events }, { retries: pageHides ? 0 : RETRIES, keepalive: true }),
    reportException,
  };
}
