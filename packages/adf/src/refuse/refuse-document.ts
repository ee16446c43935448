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

/** `path` is the place in the document: `prospects.0.vehicles.1.odometer.value`. */
export type AdfRefusal = { code: AdfRefusalCode; path: string };

type Refuse = (code: AdfRefusalCode, path: string) => void;

/** A number without digits only, also inside a text such as `$NaN`: a caller put it into a template string. */
const NOT_DIGITS = /NaN|Infinity|\de[+-]/;

/** Fields that ADF defines as numbers, whether the document has them as numbers or as text. */
const NUMBER = /\.(year|doors|(odometer|price|balance|amounts\.\d+)\.value)$/;

/**
 * Reports why a document cannot be written, in its order (docs/product/adf.md, "What the builder refuses").
 *
 * @example refuseDocument({ prospects: [] }, refuse) // calls refuse("prospect.missing", "prospects")
 */
export function refuseDocument({ prospects }: AdfDocument, refuse: Refuse): void {
  if (prospects.length === 0) refuse("prospect.missing", "prospects");
  refuseValue(prospects, "prospects", refuse);
}

function refuseValue(value: unknown, path: string, refuse: Refuse, mayBeNegative = false): void {
  if (typeof value === "object" && value !== null) {
    const { delta } = value as { delta?: unknown };
    const isRelative = delta === "relative" || delta === "percentage";
    for (const [key, part] of Object.entries(value)) {
      refuseValue(part, `${path}.${key}`, refuse, key === "weighting" || (key === "value" && isRelative));
    }
    return;
  }
  const text = asText(value);
  if (typeof value === "number" || NUMBER.test(path)) {
    if (NOT_DIGITS.test(text)) refuse("number.invalid", path);
    else if (!mayBeNegative && /^\s*-\d/.test(text)) refuse("number.negative", path);
  }
  refuseText(text, path, refuse);
}

function refuseText(text: string, path: string, refuse: Refuse): void {
  if (xmlText(text) !== text) refuse("text.forbidden", path);
  if (isMissing(text)) return;
  if (/\.requestDate$/.test(path) && !isRequestDate(text)) refuse("requestdate.invalid", path);
  if (/\.(earliest|latest)Date$/.test(path) && !isAdfDate(text)) refuse("date.invalid", path);
}
