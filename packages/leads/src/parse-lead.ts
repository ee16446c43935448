import { isDefaultPhone } from "@forecourt/contact-details";
import type * as z from "zod";
import { cleanText } from "./clean-text.ts";
import type { Lead } from "./lead.ts";
import { leadBodySchema } from "./lead-body-schema.ts";
import { leadDetails } from "./lead-details.ts";
import { LEAD_ERROR_CODES, type LeadError } from "./lead-errors.ts";
import { isLeadKind, type LeadKind } from "./lead-kinds.ts";
import { readLocale } from "./lead-locale.ts";
import { LEAD_REQUIREMENTS } from "./lead-requirements.ts";
import { readPage } from "./read-page.ts";
import { readTerms } from "./read-terms.ts";

export type ParsedLead = { ok: true; lead: Lead } | { ok: false; errors: LeadError[] };

/**
 * Validates the body of a lead request. Any JSON value gives a clean lead or a list of errors, never an exception.
 * Strings are normalised, blanks become null, unknown keys are dropped (docs/product/leads.md).
 *
 * @example parseLead({ kind: "SERVICE", customer: { phone: "(417) 555-0123" } }) // { ok: true, lead: { … } }
 * @example parseLead({ kind: "CAREERS", customer: {} }) // { ok: false, errors: [{ field: "customer.firstName", … }] }
 */
export function parseLead(body: unknown): ParsedLead {
  const shape = leadBodySchema.safeParse(body);
  const errors = shape.success ? [] : errorsOf(shape.error, "");
  const kind = ownValue(body, "kind");
  if (!isLeadKind(kind)) return { ok: false, errors };

  const details = leadDetails[kind].safeParse(ownValue(body, "details") ?? {});
  if (!details.success) errors.push(...errorsOf(details.error, "details"));
  errors.push(...missingFields(kind, body, errors));
  if (errors.length > 0 || !shape.success) return { ok: false, errors };

  const { locale, page, terms, ...rest } = shape.data;
  const lead = {
    ...rest,
    locale: readLocale(locale),
    page: readPage(page),
    terms: readTerms(terms),
    details: details.data,
  };
  // The compiler cannot infer that the details match the kind.
  return { ok: true, lead: lead as Lead };
}

function errorsOf(error: z.core.$ZodError, parent: string): LeadError[] {
  return error.issues.map((issue) => ({
    field: [...(parent === "" ? [] : [parent]), ...issue.path].join("."),
    code: LEAD_ERROR_CODES.find((code) => code === issue.message) ?? "invalid",
  }));
}

/** Checks the body as sent, so that one response lists every missing field. */
function missingFields(kind: LeadKind, body: unknown, errors: readonly LeadError[]): LeadError[] {
  const isMissing = (field: string) => {
    const value = field.split(".").reduce(ownValue, body);
    return (
      isBlank(value) || (field === "customer.phone" && typeof value === "string" && isDefaultPhone(value))
    );
  };
  return LEAD_REQUIREMENTS[kind]
    .filter(({ field, unless }) => isMissing(field) && (unless === undefined || isMissing(unless)))
    .filter(({ field }) => !errors.some((error) => `${field}.`.startsWith(`${error.field}.`)))
    .map(({ field, code }) => ({ field, code }));
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && cleanText(value) === "");
}

/** Reads an own property only, so that a key such as `constructor` is undefined. */
function ownValue(container: unknown, key: string): unknown {
  const isObject = typeof container === "object" && container !== null;
  return isObject && Object.hasOwn(container, key) ? (container as Record<string, unknown>)[key] : undefined;
}
