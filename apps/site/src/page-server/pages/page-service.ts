import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { formProblemSetCookie } from "#server/cookies/form-problem.ts";
import { type Encodings, encodedBytes } from "../http/encodings.ts";
import type { PageRoute } from "../routing/page-route.ts";
import { audienceOf, createRouteCache } from "../routing/route-cache.ts";
import type { Variant } from "../routing/variant.ts";
import type { PageCache } from "./page-cache.ts";
import { cacheKey, routerHeaders, withoutRouterParam } from "./page-request.ts";
import { createRecompressor } from "./recompress-hot-pages.ts";
import { type RenderOptions, renderPage } from "./render-page.ts";
import { sendPage, sendPageData } from "./send-page.ts";

export type PageServiceOptions = RenderOptions & {
  /** The variant a request asks for. */
  variantOf: (request: IncomingMessage) => Promise<Variant> | Variant;
  /** The route of an address in a variant; pure in the current inventory. */
  resolve: (url: URL, variant: Variant) => PageRoute;
  inventoryVersion: () => number;
  https: boolean;
  /** Nothing is cached. */
  development: boolean;
  onError: (error: unknown) => void;
};

type PageServiceParts = {
  cache: PageCache;
  /** The bound of the data of sent pages. */
  dataBytes: number;
  security: Record<string, string>;
};

/** Serves pages from the cache, or renders them, once however many request them at once. */
export function createPageService(
  options: PageServiceOptions,
  { cache, dataBytes, security }: PageServiceParts,
) {
  const routeOf = createRouteCache(options.resolve, options.inventoryVersion);
  const recompress = createRecompressor(options);
  /** The data of pages by variant and path: a locked visitor cannot load an unlocked page's data. */
  const sentData = new LRUCache<string, Encodings>({ maxSize: dataBytes, sizeCalculation: encodedBytes });
  const dataKey = (path: string, variant: Variant) => `${audienceOf(variant)} ${path}`;

  return {
    /** Answers a GET or HEAD for a page. */
    async servePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const variant = await options.variantOf(request);
      const router = routerHeaders(request);
      const target = request.url ?? "/";
      const route = routeOf(withoutRouterParam(target), variant);
      if (route.kind === "redirect") {
        const { status, location } = route;
        response.writeHead(status, { ...security, "cache-control": "no-cache", location }).end();
        return;
      }
      const { personal = false } = route;
      const shared = !personal && !options.development;
      const key = cacheKey(route, router);
      const version = options.inventoryVersion();
      const cached = shared ? cache.peek(key, version) : undefined;
      const render = () => renderPage({ route, router, cookie: request.headers.cookie }, options);
      const page = cached ?? (await (shared ? cache.get(key, version, render) : render()));
      if (cached) void recompress(cached);
      if (page.data) {
        const sent = dataKey(page.data.path, variant);
        if (!sentData.get(sent)) sentData.set(sent, page.data.body);
      }
      if (personal) {
        response.setHeader("X-Robots-Tag", "noindex");
        // The page shows the refused form again; the cookie that carried it is no longer needed.
        if (target.includes("problem="))
          response.setHeader("Set-Cookie", formProblemSetCookie("", options.https));
      }
      sendPage(request, response, page, { personal, security });
    },

    /** Answers with the data of a page recently sent to the visitor's variant, or 404. */
    async servePageData(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const body = sentData.get(dataKey(path, await options.variantOf(request)));
      if (body) sendPageData(request, response, body);
      else
        response
          .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
          .end("Not found");
    },
  };
}
