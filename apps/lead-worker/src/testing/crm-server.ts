import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

export type Received = { path: string; key: string; body: string };

export type CrmServer = {
  readonly url: string;
  /** Every complete request, including rejected ones. */
  readonly received: Received[];
  /** Sets the request handler; reset to 202 before every test. */
  answer: (handler: (request: IncomingMessage, response: ServerResponse, received: Received) => void) => void;
  /** Stops listening; `comeBack` listens again on the same port. */
  goDown: () => Promise<void>;
  comeBack: () => Promise<void>;
};

/** A real HTTP server for a test file that records its requests. */
export function useCrmServer(): CrmServer {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let handler: (request: IncomingMessage, response: ServerResponse, received: Received) => void;
  let port = 0;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const one = { path: request.url ?? "", key: String(request.headers["idempotency-key"]), body };
    received.push(one);
    handler(request, response, one);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const comeBack = async () => {
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  };
  const goDown = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  beforeAll(comeBack);
  beforeEach(() => {
    received.length = 0;
    handler = (_request, response) => response.writeHead(202).end();
  });
  afterAll(goDown);
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    received,
    answer: (next) => {
      handler = next;
    },
    goDown,
    comeBack,
  };
}
