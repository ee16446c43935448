import "server-only";
import { parseEmail } from "@forecourt/contact-details";
import { siteEnv } from "#env.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { HONEYPOT_FIELD } from "#shared/lead-form/lead-body-from-form.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { formProblemSetCookie, sealFormProblem } from "../cookies/form-problem.ts";
import { json, refusal, seeOther } from "../leads/answer.ts";
import { dealership } from "../settings/dealership.ts";
import { readBody } from "./read-body.ts";
import { isOwnOrigin, networkKey } from "./request-origin.ts";

type FieldError = { field: string; code: string };

/** A valid request with one email address, and how to answer it. */
export type PostedEmail = {
  ok: true;
  email: string;
  locale: Locale;
  /** All values, from JSON or the form. */
  values: Readonly<Record<string, unknown>>;
  network: string;
  now: Date;
  /** Whether a bot filled in the honeypot; the answer must not tell. */
  isBot: boolean;
  /** 202 for JSON; a form goes on to the page. */
  accept: (page: string) => Response;
  refuse: (
    errors: readonly FieldError[],
    status: number,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Answers what a limit or an unavailable database said. */
  later: (
    result: { kind: "limited"; retryAfterSeconds: number } | { kind: "unavailable" },
  ) => Promise<Response>;
};

/** Seconds until a retry, while the database is unavailable. */
const UNAVAILABLE_SECONDS = 5;

/**
 * Reads a request for an email, as JSON or as a posted form, and refuses it like a lead: by origin, type, store and
 * field (docs/product/api.md).
 *
 * @param form `id` of the form, and the page that shows it again by default
 */
export async function readPostedEmail(
  request: Request,
  storeId: string,
  form: { id: string; page: string },
): Promise<PostedEmail | { ok: false; answer: Response }> {
  const { SITE_URL, SITE_SECRET: secret } = siteEnv();
  const https = SITE_URL.startsWith("https:");
  const body = await readBody(request);
  const values = body.kind === "form" ? body.values : body.kind === "json" ? asRecord(body.body) : {};
  const locale = asLocale(values["locale"]);
  const refused = (code: string, status: number, field = "") => ({
    ok: false as const,
    answer: refusal([{ field, code }], status, locale),
  });
  if (!isOwnOrigin(request, SITE_URL)) return refused("origin", 403);
  if (body.kind === "refused") return refused(body.status === 415 ? "type" : "body", body.status);
  if (!dealership.settings.stores.some(({ id }) => id === storeId)) return refused("store", 404, "storeId");

  const refuse: PostedEmail["refuse"] = async (errors, status, headers) => {
    if (body.kind !== "form") return refusal(errors, status, locale, headers);
    const problem = { form: form.id, values: { email: body.values["email"] ?? "" }, errors: [...errors] };
    const address = new URL(sameOriginPath(body.values["origin"]) ?? form.page, "http://site");
    address.searchParams.set("problem", "1");
    const cookie = formProblemSetCookie(await sealFormProblem(problem, secret), https);
    return seeOther(`${address.pathname}${address.search}#problem`, [cookie]);
  };
  const email = parseEmail(values["email"]);
  if (!email.ok) {
    const code = email.errors[0].code === "email.required" ? "required" : "email";
    return { ok: false, answer: await refuse([{ field: "email", code }], 422) };
  }
  const now = new Date();
  const trap = values[HONEYPOT_FIELD];
  return {
    ok: true,
    email: email.value,
    locale,
    values,
    network: networkKey(request, secret, now),
    now,
    isBot: typeof trap === "string" && trap !== "",
    accept: (page) => (body.kind === "form" ? seeOther(page) : json({ next: "check-email" }, 202)),
    refuse,
    later: (result) =>
      result.kind === "limited"
        ? refuse([{ field: "", code: "limited" }], 429, { "Retry-After": String(result.retryAfterSeconds) })
        : refuse([{ field: "", code: "unavailable" }], 503, { "Retry-After": String(UNAVAILABLE_SECONDS) }),
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}
