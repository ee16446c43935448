import { serializeVisitor } from "@forecourt/visitor";
import { cookieConsent } from "./request-consent.ts";
import { readCookie } from "./request-cookie.ts";
import { COOKIES, cookieName, expiredCookie, type OptionalCookie } from "./set-cookie.ts";
import { openVisitor, visitorSetCookie } from "./visitor-cookie.ts";

/** Cookies with a category that only the server can remove. */
const OPTIONAL: readonly OptionalCookie[] = ["experimentId"];

/**
 * The `Set-Cookie` values that take from a request's cookies what is no longer allowed: cookies of other categories, and
 * the details in `visitor` (docs/product/consent.md, "Storage").
 *
 * @param cookies the request's `Cookie` header
 * @example await withdrawnCookies("experimentId=…", { secret, https }) // ["experimentId=; Path=/; Max-Age=0; …"]
 */
export async function withdrawnCookies(
  cookies: string,
  { secret, https }: { secret: string; https: boolean },
): Promise<string[]> {
  const carried = OPTIONAL.filter((id) => readCookie(cookies, id) !== undefined);
  const sealed = readCookie(cookies, cookieName("visitor", https));
  if (carried.length === 0 && sealed === undefined) return [];
  const { allowed } = cookieConsent(cookies);
  const expired = carried.filter((id) => !allowed.includes(COOKIES[id][0]));
  const ends = expired.map((id) => expiredCookie(id, https));
  if (sealed === undefined || allowed.includes("functional")) return ends;
  const visitor = await openVisitor(sealed, secret);
  const text = (functional: boolean) => serializeVisitor(visitor.profile, { functional });
  if (text(true) === text(false)) return ends;
  return [...ends, await visitorSetCookie(visitor, { functional: false, secret, https })];
}
