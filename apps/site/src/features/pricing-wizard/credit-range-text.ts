import type { CreditRange } from "@forecourt/visitor";

/** The value of a range in a form: `600-619`. */
export function creditRangeValue({ minScore, maxScore }: CreditRange): string {
  return `${minScore}-${maxScore}`;
}
