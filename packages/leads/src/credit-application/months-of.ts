import { readWholeNumber } from "../read-number.ts";

/**
 * Months of "years" and "months" as typed; null when neither is given or one is wrong.
 *
 * @example monthsOf("1", "6") // 18
 */
export function monthsOf(years: string | undefined, months: string | undefined): number | null {
  const typed = [years ?? "", months ?? ""].map((text) => text.trim());
  if (typed.every((text) => text === "")) return null;
  const [wholeYears = null, rest = null] = typed.map((text) => (text === "" ? 0 : readWholeNumber(text)));
  return wholeYears === null || rest === null ? null : wholeYears * 12 + rest;
}
