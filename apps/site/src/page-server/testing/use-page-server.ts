import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach } from "vitest";
import { createPageServer, type PageServerOptions } from "../page-server.ts";
import type { PageRoute } from "../routing/page-route.ts";

type Requested = { url: string; headers: IncomingMessage["headers"]; body: string };

/** The default response of the framework. */
export const HTML =
  '<html><head></head><body><script>one()</script><script src="/_next/a.js" async=""></script>hello</body></html>';

/** Starts page servers that are closed after each test. */
export function usePageServer() {
  const servers: { close: () => unknown }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** A page server whose framework answers every page with `HTML` and records its requests. */
  return async function start(options: Partial<PageServerOptions> = {}) {
    const requested: Requested[] = [];
    const next = async (request: IncomingMessage, response: ServerResponse) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      requested.push({ url: request.url ?? "", headers: request.headers, body });
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.end(HTML);
    };
    const { server, cache, limiter } = createPageServer({
      next,
      variantOf: () => ({ locale: "en", store: "north", access: "locked" }),
      isKnown: async () => false,
      resolve: (url): PageRoute => ({
        kind: "page",
        internal: `/v/en/north/locked${url.pathname}`,
        address: url.pathname,
      }),
      fileAt: () => undefined,
      documentAt: () => undefined,
      inventoryVersion: () => 1,
      https: true,
      imageHosts: [],
      deferScripts: true,
      cacheBytes: 1e6,
      development: false,
      trustProxy: false,
      onError: (error) => {
        throw error;
      },
      ...options,
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return {
      url: `http://localhost:${(server.address() as AddressInfo).port}`,
      requested,
      server,
      cache,
      limiter,
    };
  };
}

/** Sends a request without the headers that fetch adds; `path` is sent as it is written. */
export function raw(
  url: string,
  options: { method?: string; path?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: IncomingMessage["headers"]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    call.on("error", reject);
    call.end();
  });
}

/** Sends text on a connection of its own. Resolves with all that arrives until it is closed. */
export function exchange(url: string, sent: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let received = "";
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(sent));
    socket.on("data", (chunk: Buffer) => (received += chunk));
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
}
