import type { Condition } from "@forecourt/inventory";
import { normalizeLabel } from "./normalize-label.ts";

const YES = /^(true|t|yes|y|1|c|cpo)$|\bcertified\b/;
const NO = /^(false|f|no|n|0)$|\b(not|non|un) ?certified\b/;
const CERTIFIED = /^(c|cpo)$|\bcertified\b/;
const NEW = /^(n|new|brand new|new (vehicle|car))$/;
const USED = /^(u|pre ?owned|used)$|\b(used|pre ?owned)\b/;

/** `conflict` is true when the certified flag and the type disagree. */
export type ConditionReading = { condition: Condition; conflict: boolean };

/**
 * Normalises the condition from the type column and the certified flag; null if unknown. If they disagree, uses the
 * lower condition: a vehicle must not be called certified by mistake.
 *
 * @example vehicleCondition({ type: "Used", certified: "True" }) // { condition: "certified", conflict: false }
 * @example vehicleCondition({ type: "Honda Certified", certified: "" }) // { condition: "certified", conflict: false }
 */
export function vehicleCondition(row: { type: string; certified: string }): ConditionReading | null {
  const type = normalizeLabel(row.type);
  const flag = normalizeLabel(row.certified);
  const no = NO.test(flag);
  const yes = !no && YES.test(flag);
  if (CERTIFIED.test(type) && !NO.test(type)) return { condition: no ? "used" : "certified", conflict: no };
  if (NEW.test(type)) return { condition: "new", conflict: yes };
  if (USED.test(type) || NO.test(type)) return { condition: yes ? "certified" : "used", conflict: false };
  return null;
}
