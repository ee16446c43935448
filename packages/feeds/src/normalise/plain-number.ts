/** Digits in groups of three or in one run, and decimals behind a point: `12,345.6`. */
const NUMBER = /^(\d{1,3}(?:[, \u00a0\u202f]\d{3})+|\d+)(?:\.(\d*))?$/;
/** `12.500` is twelve and a half in America and twelve thousand in Europe. */
const AMBIGUOUS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
const OTHER_SEPARATORS = /^\d+(?:[., \u00a0\u202f]\d+)+$/;
const MINUS = /^[-\u2212\u2013] ?|(?<=^[$€£] ?)[-\u2212\u2013] ?/;
const CURRENCY = /^(?:[A-Z]{0,3} ?[$€£]|[A-Z]{3}(?=[ \d])) ?| ?[$€£]$|(?<=\d) ?[A-Z]{3}$/;

/** Why a cell is not a plain number. */
export type NumberProblem = "unreadable" | "negative" | "decimals" | "currency";

/** `fraction` has the digits behind the point. */
export type PlainNumber =
  | { ok: true; whole: number; fraction: string }
  | { ok: false; problem: NumberProblem };

/**
 * Parses a number as Americans write it: an optional comma or space between thousands, a point before decimals.
 *
 * Problems: `negative` (a minus, or parentheses as in bookkeeping), `currency` (a sign or code of one), `decimals`
 * (separators that do not tell thousands from decimals), `unreadable` (not a number).
 *
 * @example plainNumber("1,017,936") // { ok: true, whole: 1017936, fraction: "" }
 * @example plainNumber("12.500") // { ok: false, problem: "decimals" }
 */
export function plainNumber(cell: string): PlainNumber {
  const text = cell.trim();
  const unsigned = text.replace(/^\((.*)\)$/, "$1").replace(MINUS, "");
  if (unsigned !== text) return problemUnlessUnreadable("negative", unsigned);
  const bare = text.replace(CURRENCY, "");
  if (bare !== text) return problemUnlessUnreadable("currency", bare);
  if (AMBIGUOUS.test(text)) return { ok: false, problem: "decimals" };
  const match = NUMBER.exec(text);
  if (match) return { ok: true, whole: Number(match[1]!.replace(/\D/g, "")), fraction: match[2] ?? "" };
  return { ok: false, problem: OTHER_SEPARATORS.test(text) ? "decimals" : "unreadable" };
}

/** The rest of a cell must be a number, or else the cell is none. */
function problemUnlessUnreadable(problem: NumberProblem, rest: string): PlainNumber {
  const reading = plainNumber(rest);
  const isNumber = reading.ok || reading.problem !== "unreadable";
  return { ok: false, problem: isNumber ? problem : "unreadable" };
}
