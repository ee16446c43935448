import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ServiceEvent = {
  eventName: string;
  time: number;
  sessionID: string;
  value: string | null;
  metadata: Record<string, string>;
};
type Body = {
  user?: { customIDs: { stableID: string }; custom: Record<string, string> };
  hash?: string;
  sinceTime?: number;
  deltasResponseRequested?: boolean;
  events?: ServiceEvent[];
  tag?: string;
};
type Call = "initialize" | "rgstr" | "sdk_exception";

/** Answers a call: a status, a body, or nothing at all. */
export type ServiceAnswer = number | object | "never";

const DEFINITIONS = "/definitions.json";
const definitionsOf = (service: readonly string[]) => ({
  experiments: [],
  flags: {},
  dynamicConfigs: {},
  service,
});

/** A server in place of an outside experiment service; it keeps what it gets. */
export async function startExperimentService() {
  const received: { call: Call; key: string | null; body: Body }[] = [];
  let definitions = definitionsOf([]);
  const answers: Record<Call, ServiceAnswer> = { initialize: 204, rgstr: 202, sdk_exception: 202 };
  const server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*").setHeader("access-control-allow-headers", "*");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    if (request.url === DEFINITIONS) return send(response, definitions);
    let text = "";
    for await (const chunk of request) text += chunk;
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://service");
    const call = pathname.replace("/v1/", "") as Call;
    received.push({ call, key: searchParams.get("k"), body: JSON.parse(text) });
    send(response, answers[call]);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const to = (call: Call) => received.filter((entry) => entry.call === call).map(({ body }) => body);
  return {
    url: `${origin}/v1`,
    /** The dealership's definitions, for `EXPERIMENTS_URL`. */
    definitionsUrl: origin + DEFINITIONS,
    /** Changes which experiments the service decides. */
    decide(names: readonly string[]) {
      definitions = definitionsOf(names);
    },
    received,
    answers,
    to,
    /** All events that arrived. */
    events: () => to("rgstr").flatMap(({ events }) => events ?? []),
    /** Forgets what arrived, and answers as at the start. */
    reset() {
      received.length = 0;
      Object.assign(answers, { initialize: 204, rgstr: 202, sdk_exception: 202 });
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, answer: ServiceAnswer): void {
  if (answer === "never") return;
  if (typeof answer === "number") response.writeHead(answer).end();
  else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
}
