import "server-only";
import { siteEnv } from "#env.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { selectedStore } from "./cookies/selected-store.ts";
import { accessOf, readVisitor } from "./cookies/visitor-cookie.ts";
import { type PageContext, pageContext } from "./page-context.ts";

/** The context of the visitor's pages, for an API request: store and unlocks are those of its cookies. */
export async function requestContext(request: Request, locale: Locale): Promise<PageContext> {
  const { SITE_SECRET: secret, SITE_URL } = siteEnv();
  const cookie = request.headers.get("cookie");
  const visitor = await readVisitor(cookie, { secret, https: SITE_URL.startsWith("https:") });
  const store = selectedStore(cookie);
  return pageContext(Promise.resolve({ locale, store, access: accessOf(visitor) }));
}
