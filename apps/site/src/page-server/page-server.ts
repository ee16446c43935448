import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { DocumentServer } from "./documents/site-documents.ts";
import { peerOf, replayed } from "./http/api-request.ts";
import type { AnswerRequest } from "./http/captured-response.ts";
import { serveCompressed } from "./http/compress-json.ts";
import { guardRequest } from "./http/guard-request.ts";
import { readLimitedBody, refuseBody } from "./http/limit-body.ts";
import { KEEP_ALIVE_SECONDS } from "./http/raw-http-response.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { FileServer } from "./http/serve-files.ts";
import { PAGE_DATA_PREFIX } from "./pages/finish-page.ts";
import { createPageCache, type PageCache } from "./pages/page-cache.ts";
import { createPageDataStore } from "./pages/page-data-store.ts";
import { createPageService } from "./pages/page-service.ts";
import type { PageRoute } from "./routing/page-route.ts";
import type { Variant } from "./routing/variant.ts";

export type PageServerOptions = {
  /** Next's request handler. */
  next: AnswerRequest;
  /** The variant a request asks for. */
  variantOf: (request: IncomingMessage) => Promise<Variant> | Variant;
  /** Where an address leads in a variant; pure in the current inventory. */
  resolve: (url: URL, variant: Variant) => PageRoute;
  /** What serves the file at a path, when the path is a file's. */
  fileAt: FileServer;
  /** What serves the document for machines at a target, when it is one's. */
  documentAt: DocumentServer;
  inventoryVersion: () => number;
  https: boolean;
  /** Other origins that vehicles' photographs may come from. */
  imageHosts: readonly string[];
  hold: boolean;
  cacheBytes: number;
  development: boolean;
  /** The last entry of `X-Forwarded-For` is the peer: a reverse proxy of ours stands in front. */
  trustProxy: boolean;
  onError: (error: unknown) => void;
};

/** Opening hours and offer windows change with the clock: a page older than this is rendered anew. */
const FRESH_MS = 60_000;

const TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/**
 * The site's front: guards each request, serves files and finished pages from memory, and hands the rest to Next.
 */
export function createPageServer(options: PageServerOptions): { server: Server; cache: PageCache } {
  const { next } = options;
  const security = securityHeaders(options);
  const cache = createPageCache({ maxBytes: options.cacheBytes, freshMs: FRESH_MS, now: Date.now });
  const data = createPageDataStore({ maxBytes: Math.max(options.cacheBytes / 2, 16 * 1024 * 1024) });
  const pages = createPageService(options, { cache, data, security });

  const serveApi = async (request: IncomingMessage, response: ServerResponse) => {
    request.headers["x-forecourt-peer"] = peerOf(request, options.trustProxy);
    if (request.method === "GET" || request.method === "HEAD")
      return serveCompressed(next, request, response);
    const body = await readLimitedBody(request);
    return body.ok ? next(replayed(request, body.body), response) : refuseBody(response);
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = guardRequest(request);
    const path = pathOf(request.url ?? "/");
    const file = options.fileAt(path);
    const document = file ? undefined : options.documentAt(request.url ?? "/");
    const reads = request.method === "GET" || request.method === "HEAD";
    const isPage =
      !file && !document && !path.startsWith("/_next/") && !path.startsWith(PAGE_DATA_PREFIX) && !isApi(path);
    if (!refusal && isPage && reads) return pages.servePage(request, response);

    for (const name in security) response.setHeader(name, security[name] ?? "");
    if (refusal) {
      response.writeHead(refusal.status, { ...TEXT, ...refusal.headers, Connection: "close" });
      response.end(refusal.message);
      return;
    }
    if (options.development && path.startsWith("/_next/")) return next(request, response);
    if (file) return file(request, response);
    if (document) return document(request, response);
    if (isApi(path)) return serveApi(request, response);
    if (path.startsWith(PAGE_DATA_PREFIX) && reads) return pages.servePageData(path, request, response);
    if (path.startsWith("/_next/")) response.writeHead(404, TEXT).end("Not found");
    else response.writeHead(405, { ...TEXT, Allow: "GET, HEAD" }).end("Method not allowed");
  };

  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: 15_000,
      keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      handle(request, response).catch((error: unknown) => {
        options.onError(error);
        if (!response.headersSent) response.writeHead(500, { ...security, ...TEXT });
        response.end("Something went wrong. Please try again.");
      });
    },
  );
  return { server, cache };
}

function isApi(path: string): boolean {
  return path === "/api" || path.startsWith("/api/");
}

function pathOf(target: string): string {
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}
