import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { cookieHeader, expiredCookie, sendCookies } from "#server/cookies/set-cookie.ts";
import { definitionsVersion } from "#server/experiments/experiments-config.ts";
import type { ExperimentVisit } from "../experiments/experiment-visits.ts";
import { type Encodings, encodedBytes } from "../http/encodings.ts";
import { followGpc } from "../http/follow-gpc.ts";
import type { FollowingPage } from "../http/following-page.ts";
import type { RequestLimiter } from "../http/limit-requests.ts";
import { BusyError } from "../http/request-lane.ts";
import type { PageRoute } from "../routing/page-route.ts";
import { audienceOf, createRouteCache } from "../routing/route-cache.ts";
import type { Variant } from "../routing/variant.ts";
import { loggedPath } from "./logged-path.ts";
import type { FinishedPage, PageCache } from "./page-cache.ts";
import {
  cacheKey,
  payloadHeaders,
  type RouterRequest,
  routerRequest,
  withoutRouterParam,
} from "./page-request.ts";
import { pagesVersion } from "./pages-version.ts";
import { payloadRoute } from "./payload-route.ts";
import { createRecompressor } from "./recompress-hot-pages.ts";
import { type PageRequest, type RenderOptions, renderPage } from "./render-page.ts";
import { sendPage, sendPageData } from "./send-page.ts";
import type { AnsweredPost } from "./serve-posted-form.ts";

export type PageServiceOptions = RenderOptions & {
  /** The variant a request asks for, without experiments. */
  variantOf: (request: IncomingMessage) => Promise<Variant> | Variant;
  /** The experiments of a request's visitor. Absent: every page shows the controls. */
  experimentVisit?: (request: IncomingMessage, isDocument: boolean) => ExperimentVisit;
  /** Ends what the request's cookies hold without consent. Absent: nothing is ended. */
  followConsent?: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Whether the request's visitor gave details that a form can show. */
  isKnown: (request: IncomingMessage) => Promise<boolean>;
  /** The route of an address in a variant; pure in the current inventory. */
  resolve: (url: URL, variant: Variant) => PageRoute;
  inventoryVersion: () => number;
  https: boolean;
  /** Nothing is cached. */
  development: boolean;
  onError: (error: unknown) => void;
  /** Called with the path of a missing page, as the log may have it. */
  onMissing?: (path: string) => void;
};

type PageServiceParts = {
  cache: PageCache;
  /** The bound of the data of sent pages. */
  dataBytes: number;
  limiter: RequestLimiter;
  security: Record<string, string>;
};

const TEXT = { "Content-Type": "text/plain; charset=utf-8" };

/** A page that the browser fetches before the visitor asks for it, or never does. */
function isPrefetch({ headers }: IncomingMessage): boolean {
  const purpose = headers["sec-purpose"] ?? headers["purpose"];
  return headers["next-router-prefetch"] !== undefined || String(purpose ?? "").startsWith("prefetch");
}

function withExperiments(variant: Variant, visit: ExperimentVisit | undefined): Variant {
  return visit && visit.variants.length > 0 ? { ...variant, experiments: visit.variants } : variant;
}

/** Serves pages from the cache, or renders them, once however many request them at once. */
export function createPageService(
  options: PageServiceOptions,
  { cache, dataBytes, limiter, security }: PageServiceParts,
) {
  const version = () => pagesVersion(options.inventoryVersion());
  const routeOf = createRouteCache(options.resolve, version);
  const recompress = createRecompressor(options);
  /** The data of pages by variant and path: a locked visitor cannot load an unlocked page's data. */
  const sentData = new LRUCache<string, Encodings>({ maxSize: dataBytes, sizeCalculation: encodedBytes });
  /** Not within a request's function: the cache keeps it, and would keep the request with it. */
  const rendererOf =
    (page: PageRequest) =>
    (arrivedAt = performance.now()) =>
      limiter.run("reads", arrivedAt, () => renderPage(page, options));
  const dataKey = (path: string, variant: Variant) => `${audienceOf(variant)} ${path}`;

  const keepData = ({ data }: FinishedPage, variant: Variant): void => {
    if (!data) return;
    const key = dataKey(data.path, variant);
    if (!sentData.get(key)) sentData.set(key, data.body);
  };

  const findPage = (page: PageRequest): FinishedPage | Promise<FinishedPage> => {
    if (page.route.personal || options.development) return rendererOf(page)();
    const key = cacheKey(page.route, page.router);
    const current = version();
    const cached = cache.peek(key, current);
    if (cached) void recompress(cached);
    return cached ?? cache.get(key, current, rendererOf(page));
  };

  /** A page with a form is personal for a known visitor: the form is filled in. */
  const personalRoute = async (route: PageRoute, request: IncomingMessage): Promise<PageRoute> => {
    if (route.kind === "redirect" || !route.hasForm || !request.headers.cookie) return route;
    return (await options.isKnown(request)) ? { ...route, personal: true } : route;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const router = routerRequest(request);
    if (router === "invalid") {
      response.writeHead(400, { ...security, ...TEXT }).end("Bad request");
      return;
    }
    followGpc(request, response, options.https);
    await options.followConsent?.(request, response);
    await answerPage(request, response, router);
  };

  const answerPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    router: RouterRequest | null,
  ): Promise<void> => {
    const definitions = definitionsVersion();
    const isShown = request.method !== "HEAD" && !isPrefetch(request);
    const visit = options.experimentVisit?.(request, isShown && router === null);
    const variant = withExperiments(await options.variantOf(request), visit);
    const target = request.url ?? "/";
    const asked = routeOf(withoutRouterParam(target), variant);
    const found = router ? payloadRoute(asked, (location) => routeOf(location, variant)) : asked;
    const route = await personalRoute(found, request);
    if (route.kind === "redirect") {
      const { status, location } = route;
      response.writeHead(status, { ...security, "cache-control": "no-cache", location }).end();
      return;
    }
    const { personal = false } = route;
    const rendered = findPage({
      route,
      router: router && payloadHeaders(router, route.internal),
      cookie: personal ? request.headers.cookie : undefined,
    });
    const page = rendered instanceof Promise ? await rendered : rendered;
    // The visitor's variants may be others now: what is shown and what is recorded must agree.
    if (definitions !== definitionsVersion()) return answerPage(request, response, router);
    if (route.status === 404) options.onMissing?.(loggedPath(target.split("?", 1)[0]!));
    keepData(page, variant);
    // Private in every cache (send-page.ts), so that no other visitor gets the id.
    if (visit?.setCookie) sendCookies(response, [visit.setCookie]);
    if (visit && isShown && page.status === 200) visit.shown(route.address);
    if (personal) {
      response.setHeader("X-Robots-Tag", "noindex");
      // The page shows the refused form again; the cookie that carried it is no longer needed.
      if (target.includes("problem=")) sendCookies(response, [expiredCookie("form", options.https)]);
    }
    const prefetched = router !== null && request.headers["purpose"] === "prefetch";
    sendPage(request, response, page, { personal, prefetched, security });
  };

  const redirectAfterPost = (response: ServerResponse, location: string): void => {
    response.writeHead(303, { ...security, "cache-control": "no-store", location }).end();
  };

  const servePosted = async (
    request: IncomingMessage,
    response: ServerResponse,
    { posted, status, isElsewhere, arrivedAt }: AnsweredPost,
  ): Promise<void> => {
    const visit = options.experimentVisit?.(request, false);
    const variant = withExperiments(await options.variantOf(request), visit);
    const route = routeOf(request.url ?? "/", variant);
    if (route.kind === "redirect") return redirectAfterPost(response, route.location);
    const own = { ...route, personal: true, ...(status !== undefined && { status }) };
    const render = rendererOf({
      ...{ route: own, router: null, cookie: request.headers.cookie, posted },
      ...(isElsewhere && { address: request.url ?? "/" }),
    });
    const page = await render(arrivedAt);
    keepData(page, variant);
    response.setHeader("X-Robots-Tag", "noindex");
    sendPage(request, response, page, { personal: true, prefetched: false, security });
  };

  return {
    /** Answers a GET or HEAD for a page. Rejects with `BusyError` when too many wait to be rendered. */
    servePage: answer,

    /** Answers a post with its page; what it shows is for this browser alone. */
    servePosted,

    /** Answers a post with its following page, as if the browser had kept its cookies. */
    async serveFollowing(
      request: IncomingMessage,
      response: ServerResponse,
      { target, setCookies, isRefused, arrivedAt }: FollowingPage & { arrivedAt: number },
    ): Promise<void> {
      sendCookies(response, setCookies);
      if (isRefused) sendCookies(response, [expiredCookie("form", options.https)]);
      request.url = target;
      request.headers.cookie = cookieHeader(setCookies);
      const status = isRefused ? { status: 422 } : {};
      try {
        await servePosted(request, response, { ...status, isElsewhere: true, arrivedAt });
      } catch (error) {
        // The form is stored. It must not be sent again because its page comes too late.
        if (!(error instanceof BusyError)) throw error;
        redirectAfterPost(response, target);
      }
    },

    /** Answers with the data of a page recently sent to the visitor's variant, or 404. */
    async servePageData(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const body = sentData.get(dataKey(path, await options.variantOf(request)));
      if (body) sendPageData(request, response, body);
      else response.writeHead(404, { ...TEXT, "Cache-Control": "no-store" }).end("Not found");
    },
  };
}
