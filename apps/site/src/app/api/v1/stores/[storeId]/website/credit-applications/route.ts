import { isProfileEmpty } from "@forecourt/visitor";
import { siteEnv } from "#env.ts";
import { functionalConsent } from "#server/cookies/functional-consent.ts";
import { addCookies } from "#server/cookies/set-cookie.ts";
import { accessOf, readVisitor } from "#server/cookies/visitor-cookie.ts";
import { readBody } from "#server/http/read-body.ts";
import { isFromOwnPage, isOwnOrigin, networkKey } from "#server/http/request-origin.ts";
import { acceptShopperLead } from "#server/leads/accept-shopper-lead.ts";
import { afterAcceptance, formUnlock } from "#server/leads/after-acceptance.ts";
import { json, refusal, seeOther } from "#server/leads/answer.ts";
import { rememberSentLead } from "#server/leads/remember-sent-lead.ts";
import { lenderKey } from "#server/lender/lender-key.ts";
import { postedApplication } from "#server/lender/posted-application.ts";
import { sentApplication } from "#server/lender/sent-application.ts";
import { pageContext } from "#server/page-context.ts";
import { dealership } from "#server/settings/dealership.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { CREDIT_APPLICATION_PATH } from "#shared/addresses/public-paths.ts";
import { asLocale } from "#shared/locale/as-locale.ts";

type Props = { params: Promise<{ storeId: string }> };

const isStore = (id: string) => dealership.settings.stores.some((store) => store.id === id);

/** The lender's public key, to which a browser seals an application; 404 where none is taken. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { storeId } = await params;
  if (!isStore(storeId)) return refusal([{ field: "storeId", code: "store" }], 404, "en");
  const key = await lenderKey();
  return key ? json({ key }, 200) : refusal([{ field: "", code: "no-lender" }], 404, "en");
}

/**
 * Accepts a credit application: sealed by the browser as JSON, or posted as a form and sealed here. The dealership gets
 * a lead without financial data in the same transaction (docs/product/credit-application.md).
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { SITE_SECRET: secret, SITE_URL } = siteEnv();
  const { storeId } = await params;
  const https = SITE_URL.startsWith("https:");
  const body = await readBody(request);
  const form = body.kind === "form" ? body.values : null;
  const sent = body.kind === "json" ? (body.body as { locale?: unknown } | null) : form;
  const locale = asLocale(sent?.locale);
  const refuse = (field: string, code: string, status: number, headers?: HeadersInit) =>
    refusal([{ field, code }], status, locale, headers);
  if (!isOwnOrigin(request, SITE_URL)) return refuse("", "origin", 403);
  if (body.kind === "refused") return refuse("", body.status === 415 ? "type" : "body", body.status);
  if (!isStore(storeId)) return refuse("storeId", "store", 404);
  const key = await lenderKey();
  if (!key) return refuse("", "no-lender", 404);

  const cookie = request.headers.get("cookie");
  const visitor = await readVisitor(cookie, { secret, https });
  const variant = { locale, store: storeId, access: accessOf(visitor) };
  const context = await pageContext(Promise.resolve(variant));
  const received = form ? await postedApplication(form, key, context) : sentApplication(sent, key);
  if (!received.ok) return refusal(received.errors, received.status, locale);
  const { lead, application, idempotencyKey, suspicious } = received;
  const { now } = context;
  const network = networkKey(request, secret, now);
  const isFromPage = isFromOwnPage(request, SITE_URL);
  const shopper = {
    lead,
    storeId,
    idempotencyKey,
    application,
    network,
    visitor,
    isFromPage,
    suspicious,
    now,
  };
  const accepted = await acceptShopperLead(shopper);
  switch (accepted.kind) {
    case "conflict":
      return refuse("applicationId", "idempotency-key", 409);
    case "limited":
      return refuse("", "limited", 429, { "Retry-After": String(accepted.retryAfterSeconds) });
    case "unavailable":
      return refuse("", "unavailable", 503, { "Retry-After": "5" });
    case "accepted": {
      const { leadId } = accepted;
      // The application has no box: whoever is remembered stays so.
      const ticked = !isProfileEmpty(visitor.profile);
      const { cookies: _, ...keeps } = functionalConsent(request.headers, ticked, { https, locale, now });
      const after = await afterAcceptance(lead, {
        leadId,
        visitor,
        storeId,
        network,
        keeps,
        now,
        https,
      });
      const cookies = [
        ...after.cookies,
        ...(await rememberSentLead(lead, cookie, { https, unlock: formUnlock(after) })),
      ];
      if (form) return seeOther(pathWith(localPath(locale, CREDIT_APPLICATION_PATH), { sent: "1" }), cookies);
      return addCookies(json({ leadId, applicationId: application.id }, 202), cookies);
    }
  }
}
