import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { readLimitedBody } from "#page-server/http/limit-body.ts";
import { isUpload, readUpload } from "#page-server/http/read-upload.ts";
import { refuseBody } from "#page-server/http/refuse-body.ts";
import { CUT_UPLOAD_HEADER } from "#shared/lead-form/cut-upload.ts";
import { apiRoutes, pathParams } from "./api-routes.ts";

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;

/** Addresses without parameters first, as in the router. */
const ROUTES = apiRoutes().sort((a, b) => parameters(a.address) - parameters(b.address));

/**
 * Serves the site's API over HTTP: its route handlers behind the page server's body limit. Call at the top of a test
 * file that stocks the site.
 */
export function useServedApi(): { readonly url: string } {
  let url = "";
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const read = isUpload(incoming) ? await readUpload(incoming) : await readLimitedBody(incoming);
    if (!read.ok) return refuseBody(incoming, outgoing);
    const { pathname } = new URL(incoming.url ?? "", url);
    const route = ROUTES.find(({ address }) => pathParams(address, pathname));
    const handler = route && ((await import(route.file))[incoming.method ?? ""] as Handler | undefined);
    if (!handler) return outgoing.writeHead(404).end();
    const request = new Request(new URL(incoming.url ?? "", url), {
      method: incoming.method ?? "",
      headers: {
        ...(incoming.headers as Record<string, string>),
        ...("cut" in read && read.cut ? { [CUT_UPLOAD_HEADER]: "1" } : {}),
      },
      body: read.body.length === 0 ? null : new Uint8Array(read.body),
    });
    const params = Promise.resolve(decoded(pathParams(route.address, pathname) ?? {}));
    const answer = await handler(request, { params });
    outgoing.setHeaders(answer.headers);
    outgoing.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
  };
  // The framework answers a bug without a body.
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.writeHead(500).end());
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return {
    get url() {
      return url;
    },
  };
}

function decoded(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}

function parameters(address: string): number {
  return address.split("{").length;
}
