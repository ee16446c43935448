import { isDefaultPhone } from "@forecourt/contact-details";
import { nestErrors, type Result, resultOf } from "@forecourt/result";
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

export type ParsedLead = Result<Lead, LeadError>;

/**
 * Validates the body of a lead request. Any JSON value gives a clean lead or a list of errors, never an exception.
 * Strings are normalised, blanks become null, unknown keys are dropped (docs/product/leads.md).
 *
 * @example parseLead({ kind: "SERVICE", customer: { phone: "(417) 555-0123" } }) // { ok: true, value: { … } }
 * @example parseLead({ kind: "CAREERS", customer: {} })
 * // { ok: false, errors: [{ path: ["customer", "firstName"], code: "firstName" }, …] }
 */
export function parseLead(body: unknown): ParsedLead {
  const shape = leadBodySchema.safeParse(body);
  const errors = shape.success ? [] : errorsOf(shape.error);
  const kind = ownValue(body, "kind");
  let details: unknown;
  if (isLeadKind(kind)) {
    const parsed = leadDetails[kind].safeParse(ownValue(body, "details") ?? {});
    details = parsed.data;
    if (!parsed.success) errors.push(...nestErrors("details", errorsOf(parsed.error)));
    errors.push(...missingFields(kind, body, errors));
  } else if (errors.length === 0) {
    // The schema also reads the kind of a prototype.
    errors.push({ path: ["kind"], code: "kind" });
  }
  return resultOf(errors, () => leadOf(shape.data!, details));
}

function leadOf({ locale, page, terms, ...rest }: z.output<typeof leadBodySchema>, details: unknown): Lead {
  const lead = {
    ...rest,
    locale: readLocale(locale),
    page: readPage(page),
    terms: readTerms(terms),
    details,
  };
  // The compiler cannot infer that the details match the kind.
  return lead as Lead;
}

function errorsOf(error: z.core.$ZodError): LeadError[] {
  return error.issues.map(({ path, message }) => ({
    path,
    code: LEAD_ERROR_CODES.find((code) => code === message) ?? "invalid",
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
    .map(({ field, code }) => ({ path: field.split("."), code }))
    .filter(({ path }) => !errors.some((error) => error.path.every((key, at) => key === path[at])));
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && cleanText(value) === "");
}

/** Reads an own property only, so that a key such as `constructor` is undefined. */
function ownValue(container: unknown, key: string): unknown {
  const isObject = typeof container === "object" && container !== null;
  return isObject && Object.hasOwn(container, key) ? (container as Record<string, unknown>)[key] : undefined;
}
