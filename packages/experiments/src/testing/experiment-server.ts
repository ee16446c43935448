import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Endpoint } from "../request.ts";

/** The fields of request bodies that tests read. */
type SentBody = {
  events: { eventName: string; sessionID: string; user: object; metadata: { ruleID: string } }[];
  user: { customIDs: { stableID: string } };
};
export type Received = { method: string; endpoint: Endpoint; body: SentBody };

type Handler = (response: ServerResponse, received: Received) => void;

export type ExperimentServer = {
  readonly endpoints: Record<Endpoint, string>;
  readonly received: Received[];
  to: (endpoint: Endpoint) => Received[];
  /** Sets an endpoint's handlers, one per request; the last one stays. Reset before every test to no experiments. */
  answer: (endpoint: Endpoint, ...handlers: Handler[]) => void;
};

export const json =
  (body: unknown, status = 200): Handler =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

export const status =
  (code: number): Handler =>
  (response) =>
    response.writeHead(code).end();

/** Never answers. */
export const neverAnswer: Handler = () => {};

/** Closes the connection. */
export const disconnect: Handler = (response) => response.destroy();

/** A real HTTP server instead of the experiment service. */
export function useExperimentServer(): ExperimentServer {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let handlers: Partial<Record<Endpoint, Handler[]>> = {};
  let base = "";
  let run = 0;
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const [, from, endpoint] = (request.url ?? "").split("/") as [string, string, Endpoint];
    // Ignore pending requests of an earlier test.
    if (from !== String(run)) return void response.destroy();
    const entry = { method: request.method ?? "", endpoint, body: text === "" ? null : JSON.parse(text) };
    received.push(entry);
    const queue = handlers[endpoint] ?? [status(204)];
    (queue.length > 1 ? queue.shift()! : queue[0]!)(response, entry);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    run += 1;
    received.length = 0;
    handlers = { experiments: [json([])], events: [json({ success: true }, 202)] };
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    get endpoints() {
      const address = (endpoint: Endpoint) => `${base}/${run}/${endpoint}`;
      return {
        experiments: address("experiments"),
        initialize: address("initialize"),
        events: address("events"),
        exceptions: address("exceptions"),
      };
    },
    received,
    to: (endpoint) => received.filter((entry) => entry.endpoint === endpoint),
    answer: (endpoint, ...next) => {
      handlers[endpoint] = next;
    },
  };
}
