import "server-only";
import { createHmac, randomUUID } from "node:crypto";
import { localDate } from "@forecourt/calendar";
import { type LenderPublicKey, sealForLender } from "@forecourt/database/lender-sealing";
import { canonicalJson, parseLead } from "@forecourt/leads";
import {
  type ApplicationAnswers,
  answersFromForm,
  applicationRecord,
  controlName,
  validateStep,
} from "@forecourt/leads/credit-application";
import { siteEnv } from "#env.ts";
import { isSuspicious } from "#shared/lead-form/lead-body-from-form.ts";
import { fieldErrors } from "../http/field-errors.ts";
import type { PageContext } from "../page-context.ts";
import { vehicleForRequest } from "../vehicles/find-vehicle.ts";
import { applicationConsent } from "./application-section.ts";
import { describeApplicationVehicle } from "./application-vehicle.ts";
import { missingContact, type ReceivedApplication } from "./received-application.ts";

type Values = Readonly<Record<string, string>>;

/**
 * Reads an application of a browser without scripts and seals it in this process's memory. It goes nowhere else:
 * neither to a cookie, an address, a log nor the database. `field` of an error is the name of the input.
 */
export async function postedApplication(
  values: Values,
  key: LenderPublicKey,
  context: PageContext,
): Promise<ReceivedApplication> {
  const today = localDate(context.now, context.settings.profile.timezone);
  const answers = answersFromForm(values);
  const errors = validateStep(null, answers, today).map(({ role, field, code }) => ({
    field: role === null ? field : controlName(role, field),
    code,
  }));
  if (errors.length > 0) return { ok: false, status: 422, errors };
  const parsed = parseLead(leadBody(answers, values));
  if (!parsed.ok) return { ok: false, status: 422, errors: fieldErrors(parsed.errors) };
  const missing = missingContact(parsed.value);
  if (missing.length > 0) return { ok: false, status: 422, errors: missing };

  const { locale, storeId, now } = context;
  const vehicle = vehicleForRequest(values["vin"], context);
  const consent = applicationConsent(context);
  const id = randomUUID();
  const record = applicationRecord(answers, {
    applicationId: id,
    storeId,
    locale,
    submittedAt: now.toISOString(),
    today,
    vehicle: vehicle && describeApplicationVehicle(vehicle, context).facts,
    consentText: consent.text,
    consentVersion: consent.version,
  });
  const digest = digestOf(answers, values);
  return {
    ok: true,
    lead: parsed.value,
    application: {
      id,
      keyId: key.kid,
      sealed: await sealForLender(key, JSON.stringify(record), id),
      digest,
    },
    idempotencyKey: `application:${digest}`,
    suspicious: isSuspicious(values),
  };
}

function leadBody({ applicant, hasCoApplicant }: ApplicationAnswers, values: Values) {
  const { firstName, lastName, email, phone } = applicant;
  const { vin, locale, page, terms, consent } = values;
  return {
    kind: "APPLY_FINANCING",
    customer: { firstName, lastName, email, phone },
    ...(vin && { vehicle: { vin } }),
    ...(consent && { consent: { version: consent, granted: true } }),
    locale,
    page,
    terms: terms || null,
    details: { application: hasCoApplicant ? "together" : "alone" },
  };
}

/**
 * A keyed hash of the answers and of the page's random number, which is stored nowhere: so the hash in the database
 * cannot be compared with guessed social security numbers, not even with the site's secret.
 */
function digestOf(answers: ApplicationAnswers, { form = "" }: Values): string {
  return createHmac("sha256", siteEnv().SITE_SECRET)
    .update(`credit-application\n${form || randomUUID()}\n${canonicalJson(answers)}`)
    .digest("base64url");
}
