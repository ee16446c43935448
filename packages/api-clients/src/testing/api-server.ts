import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

export type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type ApiServer = {
  readonly url: string;
  readonly received: Received[];
  /** Sets one answer per request, the last one for all later requests; reset to an empty 202 before every test. */
  answer: (...answers: [Answer, ...Answer[]]) => void;
  /** Closes all connections and stops listening. */
  close: () => Promise<void>;
};

/** A real HTTP server for a test file that records its requests. Call at the top of the file. */
export function useApiServer(): ApiServer {
  const received: Received[] = [];
  let answers: Answer[] = [];
  let url = "";
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    received.length = 0;
    answers = [empty(202)];
  });
  afterAll(close);
  return {
    get url() {
      return url;
    },
    received,
    answer: (...next) => {
      answers = next;
    },
    close,
  };
}

/** Answers with JSON. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Answers with a status and no body. */
export function empty(status: number, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, headers).end();
  };
}
