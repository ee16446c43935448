import type { DealershipConfig } from "@forecourt/dealership";
import { siteEnv } from "#env.ts";
import { readCookie } from "../../cookies/request-cookie.ts";
import { accessOf, readVisitor, visitorCookieName } from "../../cookies/visitor-cookie.ts";
import { type SiteViewer, viewerOf } from "../viewer.ts";

/**
 * The viewer of an API request. `personal` says that it carries a visitor's cookie, genuine or not: its answer must
 * not be shared.
 */
export async function requestViewer(
  request: Request,
  settings: DealershipConfig,
): Promise<{ viewer: SiteViewer; personal: boolean }> {
  const { SITE_SECRET: secret, SITE_URL: siteUrl } = siteEnv();
  const https = siteUrl.startsWith("https:");
  const cookies = request.headers.get("cookie");
  if (readCookie(cookies, visitorCookieName(https)) === undefined)
    return { viewer: viewerOf("locked", settings), personal: false };
  const access = accessOf(await readVisitor(cookies, { secret, https }));
  return { viewer: viewerOf(access, settings), personal: true };
}
