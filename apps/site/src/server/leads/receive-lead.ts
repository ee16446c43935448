import "server-only";
import type { AcceptedAppointment } from "@forecourt/database";
import { type Lead, parseLead } from "@forecourt/leads";
import { type FormError, formErrors, preApprovalForm, validateForm } from "@forecourt/leads/forms";
import { RESUME_FIELD } from "@forecourt/leads/resume";
import type { SlotProblem } from "@forecourt/scheduling";
import { siteEnv } from "#env.ts";
import { withLimits } from "#shared/lead-form/amount-limits.ts";
import { isSuspicious } from "#shared/lead-form/lead-body-from-form.ts";
import { nextPage } from "#shared/lead-form/next-page.ts";
import { preApprovalLimits } from "#shared/lead-form/pre-approval-limits.ts";
import { isRememberTicked, REMEMBER_BOXES } from "#shared/lead-form/remember-choice.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { sealFinancingAnswers } from "../cookies/financing-answers.ts";
import { formProblemSetCookie, sealFormProblem } from "../cookies/form-problem.ts";
import { functionalAnswer, functionalConsent } from "../cookies/functional-consent.ts";
import { requestConsent } from "../cookies/request-consent.ts";
import { addCookies } from "../cookies/set-cookie.ts";
import { accessOf, readVisitor, visitorSetCookie } from "../cookies/visitor-cookie.ts";
import { fieldErrors } from "../http/field-errors.ts";
import type { RequestBody } from "../http/read-body.ts";
import { isFromOwnPage, isOwnOrigin, networkKey } from "../http/request-origin.ts";
import { dealership, settingsFor } from "../settings/dealership.ts";
import type { Access } from "../vehicles/viewer.ts";
import { acceptShopperLead, leadKey, type ShopperEmail } from "./accept-shopper-lead.ts";
import { afterAcceptance, formUnlock } from "./after-acceptance.ts";
import { json, refusal, seeOther } from "./answer.ts";
import { receivedApplication } from "./financing-application.ts";
import { type PostedForm, postedLead } from "./posted-lead.ts";
import { withOwnTerms } from "./pre-approval.ts";
import { preApprovalParams } from "./pre-approval-params.ts";
import { readResume } from "./read-resume.ts";
import { rememberSentLead } from "./remember-sent-lead.ts";

type Refused = {
  errors: { field: string; code: string }[];
  status: number;
  headers?: Record<string, string>;
};

/** A time that cannot be booked: what JSON answers, and the page of a form, which offers others. */
export type RefusedSlot = {
  status: 409 | 422;
  errors: { field: string; code: string }[];
  fields: Readonly<Record<string, unknown>>;
  page: string;
};

/** A lead with what its page adds to it, and to the answer. */
export type CompletedLead =
  | {
      ok: true;
      lead: Lead;
      /** The page that follows, instead of the one of the lead's kind. */
      page: string;
      /** Further fields of the JSON answer. */
      fields: Readonly<Record<string, unknown>>;
      /** To the shopper, with the lead. */
      email: ShopperEmail | undefined;
      /** Booked with the lead; `onRefused` answers when its slot was taken meanwhile. */
      appointment?: AcceptedAppointment;
      onRefused?: (problem: SlotProblem) => Promise<RefusedSlot>;
    }
  | ({ ok: false } & Refused)
  | ({ ok: false } & RefusedSlot);

/**
 * Completes a valid lead before it is stored.
 *
 * @param sent the body of JSON, or the values of a posted form
 */
export type CompleteLead = (
  lead: Lead,
  sent: Readonly<Record<string, unknown>>,
  context: {
    storeId: string;
    network: string;
    now: Date;
    access: Access;
    /** The idempotency key of a lead of this request. */
    keyOf: (lead: Lead) => string;
  },
) => Promise<CompletedLead>;

/**
 * Receives a lead as JSON or as a posted form; validates and stores both alike. See docs/product/leads.md; the contract
 * is in openapi.json.
 *
 * @param options `complete`: for leads of a journey, `status`: of their JSON answer, 202 by default
 */
export async function receiveLead(
  request: Request,
  storeId: string,
  body: RequestBody,
  { complete, status = 202 }: { complete?: CompleteLead; status?: number } = {},
): Promise<Response> {
  const env = siteEnv();
  const https = env.SITE_URL.startsWith("https:");
  const values = body.kind === "form" ? body.values : {};
  const form = body.kind === "form" ? postedLead(values) : null;
  const sent = body.kind === "json" ? (body.body as { locale?: unknown } | null) : form;
  const locale = asLocale(sent?.locale);
  const { kind: given } = form ? values : { kind: undefined, ...sent };
  const kind = typeof given === "string" ? given : "";
  const resume = await readResume(request, body, { kind });
  const again = { values, https, secret: env.SITE_SECRET, hadFile: resume.sent };
  const refuse = ({ errors, status, headers }: Refused) =>
    form ? showAgain(form, namedErrors(form, errors), again) : refusal(errors, status, locale, headers);

  if (!isOwnOrigin(request, env.SITE_URL)) return refusal([{ field: "", code: "origin" }], 403, locale);
  if (body.kind === "refused")
    return refusal([{ field: "", code: BODY_CODES[body.status] }], body.status, locale);
  if (!dealership.settings.stores.some(({ id }) => id === storeId))
    return refusal([{ field: "storeId", code: "store" }], 404, locale);
  const key = request.headers.get("idempotency-key");
  if (key !== null && (key === "" || key.length > 200))
    return refusal([{ field: "Idempotency-Key", code: "invalid" }], 422, locale);

  // Forms require more fields than the API; without scripts the server checks them.
  const { finance } = settingsFor(storeId);
  const wrong = form ? validateForm(withLimits(form.form, limitsOf(form.form, finance), values), values) : [];
  if (form && wrong.length > 0) return showAgain(form, [...wrong, ...resume.errors], again);
  const parsed = parseLead(form ? form.body : body.kind === "json" ? body.body : null);
  if (!parsed.ok) return refuse({ errors: [...fieldErrors(parsed.errors), ...resume.errors], status: 422 });
  if (resume.errors.length > 0) return refuse({ errors: [...resume.errors], status: 422 });

  const now = new Date();
  const cookie = request.headers.get("cookie");
  const visitor = await readVisitor(cookie, { secret: env.SITE_SECRET, https });
  const network = networkKey(request, env.SITE_SECRET, now);
  const own = withOwnTerms(parsed.value, finance);
  const preApproval = await preApprovalParams(own, storeId);
  const onward = form && { ...form, preApproval };
  const sentValues = form ? values : (sent as Record<string, unknown>);
  const ticked = form
    ? isRememberTicked(values, functionalAnswer(requestConsent(request.headers)))
    : sentValues["remember"] === true;
  const { cookies: recorded, ...keeps } = functionalConsent(request.headers, ticked, {
    https,
    locale: own.locale ?? locale,
    now,
  });
  const received = receivedApplication(own, storeId, { application: visitor.application, now });
  if (received !== undefined) {
    const cookies = [
      ...(await rememberSentLead(own, cookie, { https, alreadyReceived: true })),
      ...recorded,
      await visitorSetCookie(visitor, { ...keeps, secret: env.SITE_SECRET, https }),
    ];
    if (onward) return seeOther(nextPage(own.kind, "none", onward), cookies);
    const answer = { leadId: received, alreadyReceived: true, ...(preApproval && { preApproval }) };
    return addCookies(json(answer, 200), cookies);
  }
  const idempotencyKey = key ?? form?.key ?? null;
  const completed =
    complete &&
    (await complete(own, sentValues, {
      storeId,
      network,
      now,
      access: accessOf(visitor),
      keyOf: (made) => leadKey({ lead: made, storeId, idempotencyKey, now }),
    }));
  const refuseSlot = (refused: RefusedSlot) =>
    form
      ? keepAnswers(form, refused.page, again)
      : refusal(refused.errors, refused.status, locale, {}, refused.fields);
  if (completed && !completed.ok) return "page" in completed ? refuseSlot(completed) : refuse(completed);
  const lead = completed?.lead ?? own;
  const accepted = await acceptShopperLead({
    lead,
    storeId,
    idempotencyKey,
    network,
    visitor,
    email: completed?.email,
    resume: resume.resume,
    appointment: completed?.appointment,
    isFromPage: isFromOwnPage(request, env.SITE_URL),
    suspicious: form ? form.suspicious : body.kind === "json" && isSuspicious(body.body),
    now,
  });
  switch (accepted.kind) {
    case "conflict":
      return refuse({ errors: [{ field: "Idempotency-Key", code: "idempotency-key" }], status: 409 });
    case "slot-refused":
      if (completed?.onRefused) return refuseSlot(await completed.onRefused(accepted.problem));
      return refuse({ errors: [{ field: "start", code: "slot-taken" }], status: 409 });
    case "limited":
      return refuse({
        errors: [{ field: "", code: "limited" }],
        status: 429,
        headers: { "Retry-After": String(accepted.retryAfterSeconds) },
      });
    case "unavailable":
      return refuse({
        errors: [{ field: "", code: "unavailable" }],
        status: 503,
        headers: { "Retry-After": "5" },
      });
    case "accepted": {
      const { unlock, affected, firstContact, cookies } = await afterAcceptance(lead, {
        leadId: accepted.leadId,
        visitor,
        storeId,
        network,
        keeps,
        now,
        https,
      });
      const opened = formUnlock({ unlock, affected });
      cookies.push(...recorded, ...(await rememberSentLead(lead, cookie, { https, unlock: opened })));
      if (onward) return seeOther(completed?.page ?? nextPage(lead.kind, unlock, onward), cookies);
      return addCookies(
        json(
          {
            leadId: accepted.leadId,
            ...(unlock !== "none" && { unlock }),
            ...(opened?.step === "granted" && { opened: affected }),
            ...(firstContact && { firstContact }),
            ...(preApproval && { preApproval }),
            ...completed?.fields,
          },
          status,
        ),
        cookies,
      );
    }
  }
}

const BODY_CODES = { 400: "body", 413: "too-large", 415: "type" } as const;

/** Maps the API's errors to the form's field names; others stay as they are. */
function namedErrors({ form }: PostedForm, errors: Refused["errors"]): Refused["errors"] {
  const { fields, rest } = formErrors(form, errors as Parameters<typeof formErrors>[1]);
  return [...fields, ...rest];
}

/** The limits of a form's amounts; only the pre-approval has such. */
function limitsOf({ id }: PostedForm["form"], finance: Parameters<typeof preApprovalLimits>[0]) {
  return id === preApprovalForm.id ? preApprovalLimits(finance) : undefined;
}

/**
 * Redirects back to the form. Values and errors are in a sealed cookie, not in the URL; financial values are in no
 * cookie, so the address carries them sealed. A browser forgets a chosen file; the form then says so.
 */
async function showAgain(
  { form, origin }: PostedForm,
  errors: Refused["errors"] | FormError[],
  {
    values,
    https,
    secret,
    hadFile,
  }: { values: Record<string, string>; https: boolean; secret: string; hadFile: boolean },
): Promise<Response> {
  const isTold = !hadFile || errors.some(({ field }) => field === RESUME_FIELD);
  const all = isTold ? errors : [...errors, { field: RESUME_FIELD, code: "resume-again" }];
  const problem = { form: form.id, values: typedValues(form, values), errors: all };
  const address = new URL(origin, "http://site");
  address.searchParams.set("problem", "1");
  if (form.fields.some(({ financial }) => financial))
    address.searchParams.set("answers", await sealFinancingAnswers(values, secret));
  // The sealed answers of a journey: its address is too long for `origin`.
  else if (values["answers"]) address.searchParams.set("answers", values["answers"]);
  const cookie = formProblemSetCookie(await sealFormProblem(problem, secret), https);
  return seeOther(`${address.pathname}${address.search}#problem`, [cookie]);
}

/** Redirects to an earlier step. What was typed is kept in a sealed cookie. */
async function keepAnswers(
  { form }: PostedForm,
  page: string,
  { values, https, secret }: { values: Record<string, string>; https: boolean; secret: string },
): Promise<Response> {
  const problem = { form: form.id, values: typedValues(form, values), errors: [] };
  return seeOther(page, [formProblemSetCookie(await sealFormProblem(problem, secret), https)]);
}

function typedValues(form: PostedForm["form"], values: Record<string, string>): Record<string, string> {
  const kept: Record<string, string> = { kind: values["kind"] ?? "" };
  for (const box of Object.values(REMEMBER_BOXES)) if (values[box]) kept[box] = values[box];
  for (const { name, financial } of form.fields) if (!financial) kept[name] = values[name] ?? "";
  return kept;
}
