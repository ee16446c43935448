import type { IncomingMessage, ServerResponse } from "node:http";
import { formProblemSetCookie } from "#server/cookies/form-problem.ts";
import { captureAnswer, ownRequest } from "../http/captured-response.ts";
import type { PageServerOptions } from "../page-server.ts";
import type { PageRoute } from "../routing/page-route.ts";
import { audienceOf, rememberRoutes } from "../routing/route-cache.ts";
import { failurePage } from "./failure-page.ts";
import { finishPage } from "./finish-page.ts";
import type { FinishedPage, PageCache } from "./page-cache.ts";
import type { PageDataStore } from "./page-data-store.ts";
import { createTightPacker } from "./recompress-hot-pages.ts";
import { sendPage, sendPageData } from "./send-page.ts";

/** The headers that make a router payload what it is; the cache key holds them all, so that none can poison another. */
const ROUTER_HEADERS = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-url",
];

/** The router's own parameter, made for caches that look at addresses alone; it is no part of an address. */
const ROUTER_PARAM = /([?&])_rsc(?:=[^&]*)?(?:&|$)/;

type Asked = {
  route: PageRoute & { kind: "page" };
  router: Record<string, string>;
  cookie: string | undefined;
};

/**
 * Serves pages: from memory when they are there, rendered once otherwise. Pages are asked of Next without cookies and
 * with a constant host, so that nothing of one visitor's request can be in a shared page.
 */
export function createPageService(
  options: PageServerOptions,
  { cache, data, security }: { cache: PageCache; data: PageDataStore; security: Record<string, string> },
) {
  const routeOf = rememberRoutes(options.resolve, options.inventoryVersion);
  const packTighter = createTightPacker();

  const render = async (
    internal: string,
    { route, router, cookie }: Asked,
    status: number | undefined,
  ): Promise<FinishedPage> => {
    const isHtml = router["rsc"] === undefined;
    const request = ownRequest(route.address, {
      host: "localhost",
      "x-forecourt-page": internal,
      ...router,
      ...(route.personal && cookie ? { cookie } : {}),
    });
    const answer = await captureAnswer(options.next, request);
    return finishPage(status === undefined ? answer : { ...answer, status }, {
      html: isHtml,
      hold: options.hold && isHtml,
      personal: route.personal === true,
      imageHosts: options.imageHosts,
    });
  };

  const draw = async (asked: Asked): Promise<FinishedPage> => {
    const isHtml = asked.router["rsc"] === undefined;
    const page = await render(asked.route.internal, asked, isHtml ? asked.route.status : undefined);
    // A page that broke is empty without its scripts; one that only says so takes its place.
    if (page.status < 500 || !isHtml) return page;
    const failure = await render(failurePage(asked.route.internal), asked, undefined);
    if (failure.status !== 200)
      throw new Error(`forecourt/site: ${asked.route.internal} and its failure page broke`);
    return { ...failure, status: page.status };
  };

  return {
    /** Answers a GET or HEAD for a page. */
    async servePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const asking = options.variantOf(request);
      const variant = asking instanceof Promise ? await asking : asking;
      const router = routerHeaders(request);
      const target = request.url ?? "/";
      const route = routeOf(withoutRouterParam(target), variant);
      if (route.kind === "redirect") {
        response
          .writeHead(route.status, { ...security, "cache-control": "no-cache", location: route.location })
          .end();
        return;
      }
      const asked: Asked = { route, router: router.headers, cookie: request.headers.cookie };
      const key = cacheKey(route, router.key);
      const version = options.inventoryVersion();
      const shared = !route.personal && !options.development;
      const seen = shared ? cache.peek(key, version) : undefined;
      const drawn = () => draw(asked);
      const page = seen ?? (await (shared ? cache.get(key, version, drawn) : drawn()));
      if (seen) void packTighter(seen);
      if (page.data) data.keep(page.data.path, audienceOf(variant), page.data.body);
      if (route.personal) {
        response.setHeader("X-Robots-Tag", "noindex");
        // What was typed has been shown again; the cookie that carried it there has done its work.
        if (target.includes("problem="))
          response.setHeader("Set-Cookie", formProblemSetCookie("", options.https));
      }
      sendPage(request, response, page, { personal: route.personal === true, security });
    },

    /** Answers with the data of a page that was sent to this visitor's variant lately, or 404. */
    async servePageData(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const body = data.find(path, audienceOf(await options.variantOf(request)));
      if (body) sendPageData(request, response, body);
      else
        response
          .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
          .end("Not found");
    },
  };
}

/**
 * What a page is kept under. Its status is part of it: a vehicle that was sold has its page drawn anew under the old
 * route when the inventory changes, and must not be found as if it were still for sale.
 */
function cacheKey({ internal, status = 200 }: Asked["route"], routerKey: string): string {
  return `${status} ${internal} ${routerKey}`;
}

function withoutRouterParam(target: string): string {
  return target.includes("_rsc") ? target.replace(ROUTER_PARAM, "$1").replace(/[?&]$/, "") : target;
}

function routerHeaders(request: IncomingMessage): { headers: Record<string, string>; key: string } {
  if (request.headers["rsc"] === undefined) return { headers: {}, key: "" };
  const headers: Record<string, string> = {};
  for (const name of ROUTER_HEADERS) {
    const value = request.headers[name];
    if (typeof value === "string") headers[name] = value;
  }
  return { headers, key: JSON.stringify(headers) };
}
