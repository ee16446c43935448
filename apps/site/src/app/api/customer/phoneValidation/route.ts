import { siteEnv } from "#env.ts";
import { finishUnlock } from "#features/unlock-price/phone-validation/finish-unlock.ts";
import { formAnswer, jsonAnswer } from "#features/unlock-price/phone-validation/phone-answer.ts";
import { parsePhoneRequest } from "#features/unlock-price/phone-validation/phone-request.ts";
import { validatePhone } from "#features/unlock-price/phone-validation/validate-phone.ts";
import { openPendingUnlock } from "#server/cookies/pending-unlock.ts";
import { requestConsent } from "#server/cookies/request-consent.ts";
import { readCookie } from "#server/cookies/request-cookie.ts";
import { cookieName } from "#server/cookies/set-cookie.ts";
import { readVisitor } from "#server/cookies/visitor-cookie.ts";
import { readBody } from "#server/http/read-body.ts";
import { isOwnOrigin, networkKey } from "#server/http/request-origin.ts";
import { refusal } from "#server/leads/answer.ts";
import { dealership } from "#server/settings/dealership.ts";
import { asLocale } from "#shared/locale/as-locale.ts";

/**
 * Sends a code to a phone (`phone-validation`) or verifies it (`code-verification`). Accepts JSON or a posted form. The
 * right code completes the pending unlock (docs/product/forms.md).
 */
export async function POST(request: Request): Promise<Response> {
  const { SITE_SECRET: secret, SITE_URL } = siteEnv();
  const https = SITE_URL.startsWith("https:");
  const body = await readBody(request);
  const sent = body.kind === "form" ? body.values : body.kind === "json" ? asRecord(body.body) : {};
  const locale = asLocale(sent["locale"]);

  if (!isOwnOrigin(request, SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, locale);
  if (body.kind === "refused") {
    const code = body.status === 415 ? "type" : "body";
    return refusal([{ field: "", code }], body.status, locale);
  }

  const cookie = request.headers.get("cookie");
  const pending = await openPendingUnlock(readCookie(cookie, cookieName("pending-unlock", https)), secret);
  const parsed = parsePhoneRequest(sent, pending?.profile.phone);
  const now = new Date();
  const storeId = storeOf(sent["store"]);
  const context = {
    locale,
    storeId,
    network: networkKey(request, secret, now),
    email: pending?.profile.email,
    isPending: pending !== undefined,
  };
  const result = parsed.ok
    ? await validatePhone(parsed.request, context)
    : ({ ok: false, code: parsed.error } as const);

  const cookies: string[] = [];
  if (parsed.ok && pending && result.ok && result.code === "phone-verified") {
    const visitor = await readVisitor(cookie, { secret, https });
    const { phone } = parsed.request;
    const functional = requestConsent(request.headers).allowed.includes("functional");
    cookies.push(...(await finishUnlock(pending, { phone, visitor, storeId, functional, now, https })));
  }
  return body.kind === "form"
    ? formAnswer(result, body.values, { cookies, secret, https })
    : jsonAnswer(result, locale, cookies);
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

/** The store of the visitor; the message is sent in its name. */
function storeOf(sent: unknown): string {
  const { stores } = dealership.settings;
  return (stores.find(({ id }) => id === sent) ?? stores[0])!.id;
}
