import { isoToLocalDate } from "@forecourt/calendar";
import { type Result, resultOf } from "@forecourt/result";
import { OFFER_DEPARTMENTS, OFFER_TYPE_LABELS, OFFER_TYPES, type Offer } from "./offer.ts";

/** A validation error of one field: wrong type, unknown value, negative, wrong order, or unknown placeholder. */
export type OfferError = {
  /** Such as `["offer_terms", "term_length"]`. */
  path: readonly string[];
  code:
    | "offer.wrong-type"
    | "offer.unknown-value"
    | "offer.negative"
    | "offer.ends-before-start"
    | "offer.unknown-placeholder";
};

export type CheckedOffer = Result<Offer, OfferError>;

type Check = (value: unknown) => OfferError["code"] | null;
type Fields = Record<string, unknown>;

/** Checked because an offer with a misspelt condition would silently match no vehicle. */
const CONDITIONS = ["new", "used", "certified"];

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text: Check = (value) => (typeof value === "string" ? null : "offer.wrong-type");
const textOrNull: Check = (value) => (value === null ? null : text(value));
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value as string) ? null : "offer.unknown-value";
const id: Check = (value) =>
  typeof value === "string" && /^ofr_[A-Za-z0-9_-]+$/.test(value) ? null : "offer.unknown-value";
const date: Check = (value) =>
  typeof value === "string" && isoToLocalDate(value, "UTC") !== null ? null : "offer.wrong-type";
const amount: Check = (value) => {
  if (value === undefined) return null;
  if (!Number.isSafeInteger(value)) return "offer.wrong-type";
  return (value as number) < 0 ? "offer.negative" : null;
};
const names: Check = (value) =>
  value === false ||
  text(value) === null ||
  (Array.isArray(value) && value.every((name) => text(name) === null))
    ? null
    : "offer.wrong-type";
const conditions: Check = (value) => {
  if (names(value) !== null) return "offer.wrong-type";
  const given = value === false ? [] : [value].flat();
  return given.every((condition) => CONDITIONS.includes(condition as string)) ? null : "offer.unknown-value";
};
const end = (value: unknown): boolean => value === null || Number.isFinite(value);
const range: Check = (value) =>
  value === false || (isFields(value) && end(value["min"]) && end(value["max"])) ? null : "offer.wrong-type";
const disclaimer: Check = (value) => {
  if (typeof value !== "string") return "offer.wrong-type";
  const placeholders = value.match(/\{[^{}]*\}/g) ?? [];
  return placeholders.every((placeholder) => ["{startDate}", "{endDate}"].includes(placeholder))
    ? null
    : "offer.unknown-placeholder";
};

const FIELDS: Record<string, Check> = {
  id,
  offer_type: text,
  department: oneOf(OFFER_DEPARTMENTS),
  type: oneOf(OFFER_TYPES),
  type_label: oneOf(OFFER_TYPE_LABELS),
  name: text,
  image: textOrNull,
  badge: textOrNull,
  description: text,
  disclaimer,
  offer_recurring: oneOf(["monthly", "none"]),
  offer_startdate: date,
  offer_enddate: date,
};

/** Groups of fields; optional groups may be missing. */
const GROUPS: Record<string, { optional: boolean; fields: Record<string, Check> }> = {
  offer_terms: {
    optional: true,
    fields: {
      monthly_payment: amount,
      term_length: amount,
      apr_basis_points: amount,
      miles_per_year: amount,
    },
  },
  offer_credits: { optional: true, fields: { lease_rebate: amount, lease_cash: amount, bonus_cash: amount } },
  offer_debits: {
    optional: true,
    fields: { downpayment: amount, acquisition_fee: amount, disposition_fee: amount, excess_mile: amount },
  },
  vehicles_conditions: {
    optional: false,
    fields: { condition: conditions, year: range, make: names, model: names, mileage: range },
  },
};

/**
 * Validates an unknown value as an offer and reports every invalid field.
 *
 * @returns the same object as an `Offer`, or all errors
 * @example checkOffer(JSON.parse(text)) // { ok: false, errors: [{ path: ["type"], code: "offer.unknown-value" }] }
 */
export function checkOffer(value: unknown): CheckedOffer {
  if (!isFields(value)) return { ok: false, errors: [{ path: [], code: "offer.wrong-type" }] };
  const errors = check(value, FIELDS, []);
  for (const [name, group] of Object.entries(GROUPS)) {
    const fields = value[name];
    if (fields === undefined && group.optional) continue;
    if (isFields(fields)) errors.push(...check(fields, group.fields, [name]));
    else errors.push({ path: [name], code: "offer.wrong-type" });
  }
  const { offer_startdate: start, offer_enddate: stop } = value as Offer;
  if (errors.length === 0 && isoToLocalDate(start, "UTC")! > isoToLocalDate(stop, "UTC")!) {
    errors.push({ path: ["offer_enddate"], code: "offer.ends-before-start" });
  }
  return resultOf(errors, () => value as Offer);
}

function check(value: Fields, checks: Record<string, Check>, path: readonly string[]): OfferError[] {
  return Object.entries(checks).flatMap(([field, checkField]) => {
    const code = checkField(value[field]);
    return code ? [{ path: [...path, field], code }] : [];
  });
}
