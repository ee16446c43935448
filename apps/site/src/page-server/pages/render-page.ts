import { variantsOfInternal } from "#server/experiments/page-variants.ts";
import { runWithVariants } from "#server/experiments/run-with-variants.ts";
import { POSTED_HEADER } from "#shared/posted-page.ts";
import { type RequestHandler, requestInProcess } from "../http/in-process-request.ts";
import type { PageAnswer } from "../routing/page-route.ts";
import { MARK_FRAMEWORK_SCRIPTS } from "./defer-scripts.ts";
import { finishPage } from "./finish-page.ts";
import type { FinishedPage } from "./page-cache.ts";

export type RenderOptions = {
  /** Next's request handler. */
  next: RequestHandler;
  /** Scripts wait for the shopper's intent. */
  deferScripts: boolean;
  /** Other origins that vehicles' photographs may come from. */
  imageHosts: readonly string[];
};

export type PageRequest = {
  route: PageAnswer;
  /** The headers of a request for a router payload; null for a whole page. */
  router: Record<string, string> | null;
  cookie: string | undefined;
  /** A refused form that this page answers (shared/posted-page.ts). */
  posted?: string | undefined;
  /** Its own address, when it answers at another one. */
  address?: string;
};

/**
 * Renders a page with Next and finishes it. Next gets a constant host, and cookies only for a personal page. So a
 * shared page contains nothing of one visitor's request. The failure page replaces a page that fails.
 */
export async function renderPage(page: PageRequest, options: RenderOptions): Promise<FinishedPage> {
  const { internal, status } = page.route;
  const rendered = await render(internal, page, options);
  if (page.router) return rendered;
  // A failed page is empty without its scripts.
  if (rendered.status < 500) return { ...rendered, status: status ?? rendered.status };
  const failure = await render(failurePage(internal), page, options);
  if (failure.status !== 200) throw new Error(`forecourt/site: ${internal} and its failure page failed`);
  return { ...failure, status: rendered.status };
}

async function render(
  internal: string,
  { route, router, cookie, posted, address }: PageRequest,
  { next, deferScripts, imageHosts }: RenderOptions,
): Promise<FinishedPage> {
  const defer = deferScripts && !router && route.scripts !== "at-once";
  const request = {
    url: route.address,
    headers: {
      host: "localhost",
      "x-forecourt-page": internal,
      ...router,
      ...(posted !== undefined && { [POSTED_HEADER]: posted }),
      ...(route.personal ? cookie && { cookie } : defer && MARK_FRAMEWORK_SCRIPTS),
    },
  };
  const variants = variantsOfInternal(internal);
  const response = await runWithVariants(variants, () => requestInProcess(next, request));
  return finishPage(response, { html: !router, defer, imageHosts, address });
}

/**
 * The internal failure page in the variant of another page.
 *
 * @example failurePage("/v/en/north/locked/vehicle/JA4J4VA80PZ000001?down=1000") // "/v/en/north/locked/failed"
 */
function failurePage(internal: string): string {
  return [...internal.split("/").slice(0, 5), "failed"].join("/");
}
