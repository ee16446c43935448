import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { runWithVariants } from "#server/experiments/run-with-variants.ts";
import { usedServices } from "#server/settings/used-services.ts";
import { API_PATH, CONSENT_STYLES_PATH } from "#shared/addresses/public-paths.ts";
import { sendConsentStyles } from "./documents/consent-styles.ts";
import type { DocumentServer } from "./documents/site-documents.ts";
import { answerClientErrors } from "./http/answer-client-errors.ts";
import { guardRequest, type Refusal } from "./http/guard-request.ts";
import { laneOf } from "./http/lane-of.ts";
import { createRequestLimiter, type RequestLimiter, type RequestLimits } from "./http/limit-requests.ts";
import { BusyError } from "./http/request-lane.ts";
import { filePolicy, securityHeaders } from "./http/security-headers.ts";
import { serveApi } from "./http/serve-api.ts";
import type { FileServer } from "./http/serve-files.ts";
import { PAGE_DATA_PREFIX } from "./pages/defer-scripts.ts";
import { createPageCache, type PageCache } from "./pages/page-cache.ts";
import { createPageService, type PageServiceOptions } from "./pages/page-service.ts";
import { isPostedPage, servePostedForm } from "./pages/serve-posted-form.ts";
import { sendUnavailable } from "./pages/unavailable-page.ts";

export type PageServerOptions = PageServiceOptions & {
  /** Serves the file at a path, if there is one. */
  fileAt: FileServer;
  /** Serves the document for machines at a target, if there is one. */
  documentAt: DocumentServer;
  /** The variants whose words the API answers with; by default the controls. */
  apiVariants?: (request: IncomingMessage) => string;
  cacheBytes: number;
  /** Requests at once and in the queues. */
  limits?: RequestLimits;
  /** Behind our own reverse proxy: the last entry of `X-Forwarded-For` is the client. */
  trustProxy: boolean;
};

/** Opening hours and offer windows change with the clock: an older page is rendered again. */
const FRESH_MS = 60_000;

const LIMITS: RequestLimits = {
  // One for each connection to the database.
  forms: { atOnce: 8, maxWaiting: 500 },
  calls: { atOnce: 16, maxWaiting: 100 },
  // Two, so that one is rendered while the other is compressed on another thread.
  reads: { atOnce: 2, maxWaiting: 60 },
  startMs: 6000,
  // A second less than promised, for the answer's way.
  answerMs: 9000,
  readEveryMs: 100,
};
const NO_LIMIT = { atOnce: Number.POSITIVE_INFINITY, maxWaiting: 0 };
/** Next's development server compiles a page when it is first requested. */
const UNLIMITED: RequestLimits = {
  forms: NO_LIMIT,
  calls: NO_LIMIT,
  reads: NO_LIMIT,
  startMs: Number.POSITIVE_INFINITY,
  answerMs: Number.POSITIVE_INFINITY,
  readEveryMs: 0,
};

/** Visitors who come again after this time find most of the queue gone. */
const RETRY_AFTER_SECONDS = 5;

const KEEP_ALIVE_MS = 5000;
/**
 * Longer than proxies keep an idle connection (nginx: 60 s, Google Cloud: 600 s). Otherwise a request may arrive on a
 * connection that the server is closing, and the shopper gets 502.
 */
const PROXY_KEEP_ALIVE_MS = 620_000;

const MIN_DATA_BYTES = 16 * 1024 * 1024;
const TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/** The site's HTTP server: guards each request, serves files and cached pages, and passes the rest to Next. */
export function createPageServer(options: PageServerOptions): {
  server: Server;
  cache: PageCache;
  limiter: RequestLimiter;
} {
  const security = securityHeaders(options);
  const cache = createPageCache({ maxBytes: options.cacheBytes, freshMs: FRESH_MS, now: Date.now });
  const dataBytes = Math.max(options.cacheBytes / 2, MIN_DATA_BYTES);
  const limiter = createRequestLimiter(options.development ? UNLIMITED : (options.limits ?? LIMITS));
  const pages = createPageService(options, { cache, dataBytes, limiter, security });

  const sendBusy = async (request: IncomingMessage, response: ServerResponse, posted?: Buffer) => {
    const variant = await options.variantOf(request);
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    sendUnavailable(request, response, { ...variant, retryAfterSeconds, security, posted });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = guardRequest(request);
    const target = request.url ?? "/";
    const path = target.split(/[?#]/, 1)[0] ?? "/";
    const file = options.fileAt(path);
    const serveFile = file ?? options.documentAt(target);
    const isApi = path === API_PATH || path.startsWith(`${API_PATH}/`);
    const isFramework = path.startsWith("/_next/");
    const isPageData = path.startsWith(PAGE_DATA_PREFIX);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isConsentStyles = path === CONSENT_STYLES_PATH && isRead;
    const isPage = !serveFile && !isConsentStyles && !isApi && !isFramework && !isPageData;
    if (!refusal && isPage && isRead) return pages.servePage(request, response);

    for (const name in security) response.setHeader(name, security[name] ?? "");
    if (file) response.setHeader("content-security-policy", filePolicy(path, usedServices()));
    const { next } = options;
    if (refusal) return refuse(response, refusal);
    if (options.development && isFramework) return next(request, response);
    if (serveFile) return serveFile(request, response);
    if (isConsentStyles) {
      await options.followConsent?.(request, response);
      return sendConsentStyles(request, response);
    }
    if (isApi) {
      const variants = options.apiVariants?.(request) ?? "";
      const lane = laneOf(request);
      const run = <T>(work: () => Promise<T>) =>
        lane === null ? work() : limiter.run(lane, performance.now(), work);
      const { trustProxy } = options;
      const busy = (posted: Buffer) => sendBusy(request, response, posted);
      const { serveFollowing } = pages;
      return runWithVariants(variants, () =>
        serveApi(next, request, response, { trustProxy, run, sendBusy: busy, serveFollowing }),
      );
    }
    if (isPage && request.method === "POST" && isPostedPage(path))
      return servePostedForm(request, response, { ...options, limiter, servePosted: pages.servePosted });
    if (isPageData && isRead) return pages.servePageData(path, request, response);
    if (isFramework) response.writeHead(404, TEXT).end("Not found");
    else response.writeHead(405, { ...TEXT, Allow: "GET, HEAD" }).end("Method not allowed");
  };

  const server = createServer(
    {
      // For a resume from a slow phone; other bodies have 30 seconds (limit-body.ts).
      requestTimeout: 120_000,
      headersTimeout: 15_000,
      keepAliveTimeout: options.trustProxy ? PROXY_KEEP_ALIVE_MS : KEEP_ALIVE_MS,
      maxHeaderSize: 16_384,
      // The guard answers a missing host, with the security headers.
      requireHostHeader: false,
    },
    (request, response) => {
      handle(request, response)
        .catch(async (error: unknown) => {
          if (!(error instanceof BusyError)) throw error;
          await sendBusy(request, response);
        })
        .catch((error: unknown) => {
          options.onError(error);
          if (!response.headersSent) response.writeHead(500, { ...security, ...TEXT });
          response.end("Something went wrong. Please try again.");
        });
    },
  );
  answerClientErrors(server, security);
  return { server, cache, limiter };
}

function refuse(response: ServerResponse, { status, message, headers }: Refusal): void {
  response.writeHead(status, { ...TEXT, ...headers, Connection: "close" }).end(message);
}
