import type { AdfDocument } from "../adf-document.ts";
import { isMissing } from "../not-provided.ts";
import { asText, xmlText } from "../xml-text.ts";
import { isAdfDate, isRequestDate } from "./adf-date.ts";

/**
 * Why a document cannot be written. `prospect.missing`: no prospect; `number.invalid`: NaN, infinite, or too large or
 * small for digits; `number.negative`: a negative count, amount or price; `requestdate.invalid`: not ISO 8601 with
 * seconds and a UTC offset; `date.invalid`: not ISO 8601; `text.forbidden`: a character that XML 1.0 forbids.
 */
export type AdfRefusalCode =
  | "prospect.missing"
  | "number.invalid"
  | "number.negative"
  | "requestdate.invalid"
  | "date.invalid"
  | "text.forbidden";

/** A place in a document: `["prospects", 0, "vehicles", 1, "odometer", "value"]`. */
export type AdfPath = readonly (string | number)[];

export type AdfRefusal = { path: AdfPath; code: AdfRefusalCode };

type Refuse = (code: AdfRefusalCode, path: AdfPath) => void;

/** A number without digits only, also inside a text such as `$NaN`: a caller put it into a template string. */
const NOT_DIGITS = /NaN|Infinity|\de[+-]/;

/** Parts whose `value` ADF defines as a number. */
const AMOUNTS: readonly unknown[] = ["odometer", "price", "balance"];

/**
 * Reports why a document cannot be written, in its order (docs/product/adf.md, "What the builder refuses").
 *
 * @example refuseDocument({ prospects: [] }, refuse) // calls refuse("prospect.missing", ["prospects"])
 */
export function refuseDocument({ prospects }: AdfDocument, refuse: Refuse): void {
  if (prospects.length === 0) refuse("prospect.missing", ["prospects"]);
  refuseValue(prospects, ["prospects"], refuse);
}

function refuseValue(value: unknown, path: AdfPath, refuse: Refuse, mayBeNegative = false): void {
  if (typeof value === "object" && value !== null) {
    const { delta } = value as { delta?: unknown };
    const isRelative = delta === "relative" || delta === "percentage";
    for (const [key, part] of Object.entries(value)) {
      const place = [...path, Array.isArray(value) ? Number(key) : key];
      refuseValue(part, place, refuse, key === "weighting" || (key === "value" && isRelative));
    }
    return;
  }
  const text = asText(value);
  if (typeof value === "number" || isNumberField(path)) {
    if (NOT_DIGITS.test(text)) refuse("number.invalid", path);
    else if (!mayBeNegative && /^\s*-\d/.test(text)) refuse("number.negative", path);
  }
  refuseText(text, path, refuse);
}

/** Whether ADF defines a field as a number; the document may have it as text. */
function isNumberField(path: AdfPath): boolean {
  const [list, part, key] = path.slice(-3);
  return (
    key === "year" || key === "doors" || (key === "value" && (AMOUNTS.includes(part) || list === "amounts"))
  );
}

function refuseText(text: string, path: AdfPath, refuse: Refuse): void {
  if (xmlText(text) !== text) refuse("text.forbidden", path);
  if (isMissing(text)) return;
  const key = path.at(-1);
  if (key === "requestDate" && !isRequestDate(text)) refuse("requestdate.invalid", path);
  if ((key === "earliestDate" || key === "latestDate") && !isAdfDate(text)) refuse("date.invalid", path);
}
