import type { AdfPath } from "../refuse/refuse-document.ts";
import type { AdfIssueCode, Report } from "./adf-issue.ts";

/** CRMs truncate or reject longer text (docs/product/adf.md, "What a CRM would reject"). */
export function checkLength(value: string | undefined, limit: number, path: AdfPath, report: Report): void {
  if ((value ?? "").length > limit) report("text.too-long", path);
}

const COMMENTS_LIMIT = 4000;

/** Patterns of private data, in English and Spanish. */
const PRIVATE: [AdfIssueCode, RegExp][] = [
  [
    "private.ssn",
    /\b(?!000|666)\d{3}([- ])(?!00)\d\d\1(?!0000)\d{4}\b|(ssn|social security|seguro social)\D{0,20}\d{9}\b/i,
  ],
  ["private.birth-date", /(\bdob\b|birth|born|naci(d[oa]|miento))\D{0,20}\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\b/i],
  ["private.income", /(income|salary|ingresos?|sueldo)\D{0,30}(\d+k\b|\d[\d,.]{2})/i],
  ["private.credit-score", /(credit score|fico|puntaje de cr.dito)\D{0,20}[3-8]\d\d(?!,?\d|\s*[-–])/i],
];

/** Card numbers: sixteen digits in groups of four, or fifteen in the groups of American Express. */
const CARD = /\b(\d{4}([- ]?)\d{4}\2\d{4}\2\d{4}|3[47]\d\d([- ]?)\d{6}\3\d{5})\b/g;

/** The Luhn check of ISO/IEC 7812. */
function isCard(text: string): boolean {
  const digits = [...text.replace(/\D/g, "")].reverse().map(Number);
  const sum = digits.reduce(
    (total, digit, at) => total + (at % 2 === 0 ? digit : ((digit * 2 - 1) % 9) + 1),
    0,
  );
  return sum % 10 === 0;
}

/** Checks free text for its length and for private data that must not be emailed. */
export function checkComments(text: string | undefined, path: AdfPath, report: Report): void {
  if (text === undefined) return;
  checkLength(text, COMMENTS_LIMIT, path, report);
  for (const [code, pattern] of PRIVATE) {
    if (pattern.test(text)) report(code, path);
  }
  if (text.match(CARD)?.some(isCard)) report("private.card", path);
}
