import type { DealershipConfig } from "@forecourt/dealership";
import { siteEnv } from "#env.ts";
import { readCookie } from "../../cookies/request-cookie.ts";
import { cookieName } from "../../cookies/set-cookie.ts";
import { accessOf, readVisitor } from "../../cookies/visitor-cookie.ts";
import { type SiteViewer, viewerOf } from "../viewer.ts";

/**
 * The viewer of an API request. `personal` is true with any visitor cookie, valid or not: the response must not be
 * shared.
 */
export async function requestViewer(
  request: Request,
  settings: DealershipConfig,
): Promise<{ viewer: SiteViewer; personal: boolean }> {
  const { SITE_SECRET: secret, SITE_URL: siteUrl } = siteEnv();
  const https = siteUrl.startsWith("https:");
  const cookies = request.headers.get("cookie");
  if (readCookie(cookies, cookieName("visitor", https)) === undefined)
    return { viewer: viewerOf("locked", settings), personal: false };
  const access = accessOf(await readVisitor(cookies, { secret, https }));
  return { viewer: viewerOf(access, settings), personal: true };
}
