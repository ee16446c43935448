import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

export type Received = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

export type ApiServer = {
  readonly url: string;
  readonly received: Received[];
  /** How requests are answered from now on; 202 before every test. */
  answer: (handler: (request: IncomingMessage, response: ServerResponse) => void) => void;
};

/** A real HTTP server for a test file, which keeps what it got. */
export function useApiServer(): ApiServer {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let handler: (request: IncomingMessage, response: ServerResponse) => void;
  let url = "";
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body });
    handler(request, response);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    received.length = 0;
    handler = (_request, response) => response.writeHead(202).end();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    get url() {
      return url;
    },
    received,
    answer: (next) => {
      handler = next;
    },
  };
}
