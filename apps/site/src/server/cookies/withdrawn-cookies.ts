import { cookieDomains } from "#shared/storage/cookie-domains.ts";
import { cookieText } from "#shared/storage/cookie-text.ts";
import { withdrawnTagCookies } from "#shared/tracking/tag-cookies.ts";
import { settingsFor } from "../settings/dealership.ts";
import { cookieConsent } from "./request-consent.ts";
import { readCookie } from "./request-cookie.ts";
import { selectedStore } from "./selected-store.ts";
import { COOKIES, cookieName, expiredCookie, type OptionalCookie } from "./set-cookie.ts";
import { openVisitor, visitorSetCookie } from "./visitor-cookie.ts";

/** Cookies with a category that only the server can remove. */
const OPTIONAL: readonly OptionalCookie[] = ["experimentId"];

/**
 * The `Set-Cookie` values that make a request's cookies follow its consent. Cookies of other categories end. `visitor`
 * outlasts the visit only with functional consent (docs/product/consent.md, "Storage").
 *
 * @param cookies the request's `Cookie` header
 * @param options `host`: the site's, without its port
 * @example await withdrawnCookies("experimentId=…", { secret, https }) // ["experimentId=; Path=/; Max-Age=0; …"]
 */
export async function withdrawnCookies(
  cookies: string,
  { secret, https, host }: { secret: string; https: boolean; host: string },
): Promise<string[]> {
  const tags = expiredTagCookies(cookies, host);
  const carried = OPTIONAL.filter((id) => readCookie(cookies, id) !== undefined);
  const sealed = readCookie(cookies, cookieName("visitor", https));
  if (carried.length === 0 && sealed === undefined) return tags;
  const { allowed } = cookieConsent(cookies);
  const expired = carried.filter((id) => !allowed.includes(COOKIES[id][0]));
  const ends = [...tags, ...expired.map((id) => expiredCookie(id, https))];
  const functional = allowed.includes("functional");
  const visitor = await openVisitor(sealed, secret);
  if (visitor.lasting === undefined || visitor.lasting === functional) return ends;
  // A cookie of the visit holds nothing of the person.
  return [...ends, await visitorSetCookie(visitor, { functional, remember: false, secret, https })];
}

/** Third parties' cookies, where the dealership has an id of theirs: another site of the domain may have them too. */
function expiredTagCookies(cookies: string, host: string): string[] {
  const { tags } = settingsFor(selectedStore(cookies));
  if (!tags.tagManager && !tags.googleTag && !tags.adPixel) return [];
  return withdrawnTagCookies(cookies, cookieConsent(cookies).allowed).flatMap((name) =>
    cookieDomains(host).map((domain) => cookieText(name, null, 0, domain && `; Domain=${domain}`)),
  );
}
