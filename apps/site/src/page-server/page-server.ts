import { createServer, IncomingMessage, type Server, type ServerResponse } from "node:http";
import { formProblemSetCookie } from "../server/form-problem.ts";
import { captureAnswer } from "./captured-response.ts";
import { failurePage } from "./failure-page.ts";
import { finishPage } from "./finish-page.ts";
import { guardRequest } from "./guard-request.ts";
import { readLimitedBody, refuseBody } from "./limit-body.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import type { PageRoute } from "./resolve-page.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { sendPage } from "./send-page.ts";

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type PageServerOptions = {
  /** Next's request handler. */
  next: NextHandler;
  /** Where an address leads for this visitor. */
  resolve: (request: IncomingMessage, url: URL) => Promise<PageRoute>;
  /** Serves a static file; says whether the path was one. */
  serveFile: (path: string, request: IncomingMessage, response: ServerResponse) => boolean;
  inventoryVersion: () => number;
  https: boolean;
  hold: boolean;
  cacheBytes: number;
  development: boolean;
  /** The last entry of `X-Forwarded-For` is the peer: a reverse proxy of ours stands in front. */
  trustProxy: boolean;
  onError: (error: unknown) => void;
};

/** Opening hours and offer windows change with the clock: a page older than this is rendered anew. */
const FRESH_MS = 60_000;

/** The headers that make a router payload what it is; the cache key holds them all, so that none can poison another. */
const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];

/**
 * The site's front: guards each request, serves files and finished pages from memory, and hands the rest to Next.
 * Pages are asked of Next without cookies, so that nothing made for one person can be in a shared page.
 */
export function createPageServer(options: PageServerOptions): { server: Server; cache: PageCache } {
  const { next, https, hold } = options;
  const cache = createPageCache({ maxBytes: options.cacheBytes, freshMs: FRESH_MS, now: Date.now });

  const render = async (
    url: string,
    headers: Record<string, string>,
    status: number | undefined,
    html: boolean,
  ) => {
    const answer = await captureAnswer(next, { url, headers });
    return finishPage(status === undefined ? answer : { ...answer, status }, { html, hold: hold && html });
  };

  const servePage = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const route = await options.resolve(request, url);
    if (route.kind === "redirect") {
      response.setHeader("Cache-Control", "no-cache");
      response.writeHead(route.status, { Location: route.location }).end();
      return;
    }
    const router = routerHeaders(request);
    const isHtml = router["rsc"] === undefined;
    const headers: Record<string, string> = {
      host: request.headers.host ?? "localhost",
      "x-forecourt-page": route.internal,
      ...router,
      ...(route.personal && request.headers.cookie ? { cookie: request.headers.cookie } : {}),
    };
    const status = isHtml ? route.status : undefined;
    const address = url.pathname + url.search;
    const draw = async () => {
      const page = await render(address, headers, status, isHtml);
      // A page that broke is empty without its scripts; one that only says so takes its place.
      if (page.status < 500 || !isHtml) return page;
      const instead = { ...headers, "x-forecourt-page": failurePage(route.internal) };
      const failure = await render(address, instead, undefined, isHtml);
      if (failure.status !== 200)
        throw new Error(`forecourt/site: ${route.internal} and its failure page broke`);
      return { ...failure, status: page.status };
    };
    const page =
      route.personal || options.development
        ? await draw()
        : await cache.get(`${route.internal} ${JSON.stringify(router)}`, options.inventoryVersion(), draw);
    if (route.personal) response.setHeader("X-Robots-Tag", "noindex");
    // What was typed has been shown again; the cookie that carried it there has done its work.
    if (url.searchParams.has("problem")) response.setHeader("Set-Cookie", formProblemSetCookie("", https));
    sendPage(request, response, page, { personal: route.personal === true });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    setSecurityHeaders(response, { https });
    const refusal = guardRequest(request);
    if (refusal) {
      response.writeHead(refusal.status, {
        "Content-Type": "text/plain; charset=utf-8",
        ...refusal.headers,
        Connection: "close",
      });
      response.end(refusal.message);
      return;
    }
    const url = new URL(request.url ?? "/", "http://site");
    const path = url.pathname;
    if (!options.development && options.serveFile(path, request, response)) return;
    if (options.development && (path.startsWith("/_next/") || path.startsWith("/__next")))
      return next(request, response);
    if (options.development && options.serveFile(path, request, response)) return;
    if (path.startsWith("/_next/")) {
      response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" }).end("Not found");
      return;
    }
    if (path === "/api" || path.startsWith("/api/")) {
      request.headers["x-forecourt-peer"] = peerOf(request, options.trustProxy);
      if (request.method === "GET" || request.method === "HEAD") return next(request, response);
      const body = await readLimitedBody(request);
      if (!body.ok) return refuseBody(response);
      return next(replayed(request, body.body), response);
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      response
        .writeHead(405, { "Content-Type": "text/plain; charset=utf-8", Allow: "GET, HEAD" })
        .end("Method not allowed");
      return;
    }
    return servePage(request, response, url);
  };

  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 15_000, maxHeaderSize: 16_384 },
    (request, response) => {
      handle(request, response).catch((error: unknown) => {
        options.onError(error);
        if (!response.headersSent) response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" });
        response.end("Something went wrong. Please try again.");
      });
    },
  );
  return { server, cache };
}

function routerHeaders(request: IncomingMessage): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of ROUTER_HEADERS) {
    const value = request.headers[name];
    if (typeof value === "string") found[name] = value;
  }
  return found;
}

function peerOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)
        ?.trim()
    : "";
  return forwarded || (request.socket.remoteAddress ?? "unknown");
}

/** The same request with its body, already read within the limit, ready to be read again. */
function replayed(request: IncomingMessage, body: Buffer): IncomingMessage {
  const copy = new IncomingMessage(request.socket);
  copy.method = request.method;
  copy.url = request.url;
  copy.httpVersion = request.httpVersion;
  copy.rawHeaders = request.rawHeaders;
  Object.assign(copy.headers, request.headers);
  delete copy.headers["transfer-encoding"];
  copy.headers["content-length"] = String(body.length);
  // An incomplete message would take its connection down when it ends.
  copy.complete = true;
  copy.push(body);
  copy.push(null);
  return copy;
}
