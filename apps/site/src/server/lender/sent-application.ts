import "server-only";
import { type LenderPublicKey, readSealedHeader } from "@forecourt/database/lender-sealing";
import { parseLead } from "@forecourt/leads";
import { isSuspicious } from "#shared/lead-form/lead-body-from-form.ts";
import { fieldErrors } from "../http/field-errors.ts";
import { missingContact, type ReceivedApplication } from "./received-application.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads an application that a browser sealed: the site sees its header and the contact details alone. Unknown fields
 * are dropped, so that nothing financial can be stored with the lead.
 */
export function sentApplication(body: unknown, key: LenderPublicKey): ReceivedApplication {
  const sent = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const { applicationId, sealed, hasCoApplicant, customer, vehicle, consent, locale, page, terms } = sent;
  const parsed = parseLead({
    kind: "APPLY_FINANCING",
    customer,
    vehicle,
    consent,
    locale,
    page,
    terms,
    details: { application: hasCoApplicant === true ? "together" : "alone" },
  });
  if (!parsed.ok) return { ok: false, status: 422, errors: fieldErrors(parsed.errors) };
  const missing = missingContact(parsed.value);
  if (missing.length > 0) return { ok: false, status: 422, errors: missing };
  const header = typeof sealed === "string" ? readSealedHeader(sealed) : null;
  if (typeof applicationId !== "string" || !UUID.test(applicationId))
    return { ok: false, status: 422, errors: [{ field: "applicationId", code: "invalid" }] };
  if (typeof sealed !== "string" || header?.applicationId !== applicationId)
    return { ok: false, status: 422, errors: [{ field: "sealed", code: "sealed" }] };
  if (header.keyId !== key.kid)
    return { ok: false, status: 409, errors: [{ field: "sealed", code: "lender-key" }] };
  return {
    ok: true,
    lead: parsed.value,
    application: { id: applicationId, keyId: key.kid, sealed, digest: sealed },
    idempotencyKey: applicationId,
    suspicious: isSuspicious(sent),
  };
}
