import { siteEnv } from "#env.ts";
import { readCookie } from "../../cookies/request-cookie.ts";
import { accessOf, openVisitor, visitorCookieName } from "../../cookies/visitor-cookie.ts";
import type { Access } from "../headline-price.ts";

/**
 * What the visitor of an API request may see. `personal` says that a visitor's cookie came with it, genuine or not: the
 * answer is then for nobody else.
 */
export async function visitorAccess(request: Request): Promise<{ access: Access; personal: boolean }> {
  const { SITE_SECRET: secret, SITE_URL: siteUrl } = siteEnv();
  const sealed = readCookie(request.headers.get("cookie"), visitorCookieName(siteUrl.startsWith("https:")));
  if (sealed === undefined) return { access: "locked", personal: false };
  return { access: accessOf(await openVisitor(sealed, secret)), personal: true };
}
