import { siteEnv } from "#env.ts";
import { describeUnlockPage } from "#features/unlock-price/describe/describe-unlock-page.ts";
import { knownDetails } from "#server/cookies/known-details.ts";
import { openPendingUnlock, pendingDetails } from "#server/cookies/pending-unlock.ts";
import { readCookie } from "#server/cookies/request-cookie.ts";
import { cookieName } from "#server/cookies/set-cookie.ts";
import { openWelcome } from "#server/cookies/welcome-cookie.ts";
import { json, refusal } from "#server/leads/answer.ts";
import { requestContext } from "#server/request-context.ts";
import { readLocale } from "#shared/addresses/local-path.ts";

export const dynamic = "force-dynamic";

/** The step of an unlock page as data, for the dialog: `?page=/es/unlock?vin=…`. Another page is 404. */
export async function GET(request: Request): Promise<Response> {
  const { SITE_SECRET: secret, SITE_URL } = siteEnv();
  const https = SITE_URL.startsWith("https:");
  const page = readPage(new URL(request.url).searchParams.get("page"), SITE_URL);
  const cookie = request.headers.get("cookie");
  const { locale, path } = readLocale(page?.pathname ?? "/");
  const context = await requestContext(request, locale);
  const pending = await openPendingUnlock(readCookie(cookie, cookieName("pending-unlock", https)), secret);
  const step = describeUnlockPage({ path, params: page?.searchParams ?? new URLSearchParams() }, context, {
    pending: pendingDetails(pending),
    known: await knownDetails(cookie),
    firstName: await openWelcome(readCookie(cookie, cookieName("welcome", https)), secret),
  });
  return step ? json(step, 200) : refusal([{ field: "page", code: "invalid" }], 404, locale);
}

function readPage(page: string | null, siteUrl: string): URL | null {
  if (!page?.startsWith("/") || !URL.canParse(page, siteUrl)) return null;
  const url = new URL(page, siteUrl);
  return url.origin === new URL(siteUrl).origin ? url : null;
}
