import { type NumberProblem, plainNumber } from "./plain-number.ts";

export type BoundedNumber =
  | { ok: true; value: number }
  | { ok: false; problem: NumberProblem | "too-low" | "too-high" };

/**
 * Parses an integer within inclusive limits.
 *
 * @example boundedNumber("2024.0", { lowest: 1900, highest: 2100 }) // { ok: true, value: 2024 }
 * @example boundedNumber("24", { lowest: 1900, highest: 2100 }) // { ok: false, problem: "too-low" }
 */
export function boundedNumber(
  cell: string,
  { lowest, highest }: { lowest: number; highest: number },
): BoundedNumber {
  const number = plainNumber(cell);
  if (!number.ok) return number;
  const { whole: value, fraction } = number;
  if (/[1-9]/.test(fraction)) return { ok: false, problem: "decimals" };
  if (value < lowest) return { ok: false, problem: "too-low" };
  return value > highest ? { ok: false, problem: "too-high" } : { ok: true, value };
}
