import { type ConsentChoice, chosenCategories, serializeCategories } from "@forecourt/consent";
import { siteEnv } from "#env.ts";
import { describePreferences } from "#features/consent/describe-preferences.ts";
import { experimentCookiesFor } from "#server/cookies/experiment-cookie.ts";
import { requestConsent } from "#server/cookies/request-consent.ts";
import { formPage } from "#server/http/form-page.ts";
import { readBody } from "#server/http/read-body.ts";
import { isOwnOrigin } from "#server/http/request-origin.ts";
import { json, refusal, seeOther } from "#server/leads/answer.ts";
import { dealership } from "#server/settings/dealership.ts";
import { localPath, readLocale } from "#shared/addresses/local-path.ts";
import { PRIVACY_CHOICES_PATH } from "#shared/addresses/public-paths.ts";
import { consentSetCookies } from "#shared/consent/consent-cookie.ts";
import { RECORDED_CHOICES } from "#shared/consent/consent-record.ts";
import { asLocale } from "#shared/locale/as-locale.ts";

export const dynamic = "force-dynamic";

/** The words and switches of the preferences dialog: `?locale=es`. */
export function GET(request: Request): Response {
  const locale = asLocale(new URL(request.url).searchParams.get("locale"));
  return json(describePreferences(locale, requestConsent(request.headers)), 200);
}

/** Stores a choice that was posted without scripts, by the banner or by the page with the switches. */
export async function POST(request: Request): Promise<Response> {
  const { SITE_URL } = siteEnv();
  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, "en");
  const body = await readBody(request);
  if (body.kind !== "form") return refusal([{ field: "", code: "type" }], 415, "en");
  const from = formPage(request);
  const { locale, path } = readLocale(from);
  const page = localPath(locale, PRIVACY_CHOICES_PATH);
  const { consent: button = "", ...switches } = body.values;
  const choice = RECORDED_CHOICES.find((one) => one === button);
  if (button === "manage") return seeOther(page, []);
  if (!choice) return refusal([{ field: "consent", code: "invalid" }], 422, locale);
  const https = SITE_URL.startsWith("https:");
  const { policyVersion } = dealership.settings.cookies;
  const { gpc } = requestConsent(request.headers);
  const categories = chosenCategories(
    choice === "save-and-continue"
      ? {
          functional: switches["functional"] === "on",
          analytics: switches["analytics"] === "on",
          targeting: switches["targeting"] === "on",
        }
      : (choice as Extract<ConsentChoice, string>),
    gpc,
  );
  const cookies = consentSetCookies(
    { allowCookies: serializeCategories(categories), displayCookies: null, policyVersion },
    { policyVersion, chosenAt: Math.floor(Date.now() / 1000), locale, choice, gpc },
    https,
  );
  const experiment = experimentCookiesFor(request.headers.get("cookie"), categories, https);
  return seeOther(path.split("?")[0] === PRIVACY_CHOICES_PATH ? `${page}?saved=1` : from, [
    ...cookies,
    ...experiment,
  ]);
}
