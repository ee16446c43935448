import type { BodyStyle, Drivetrain } from "@forecourt/inventory";
import { normalizeLabel } from "./normalize-label.ts";

const RULES: readonly (readonly [RegExp, Drivetrain])[] = [
  [/\b(awd|all wheel|quattro|xdrive|4matic\+?|4motion|s awc|sh awd)( |$)/, "awd"],
  [/\b(4wd|4x4|4 x 4|four wheel|4 wheel)\b/, "4wd"],
  [/\b(fwd|front wheel)\b/, "fwd"],
  [/\b(rwd|rear wheel)\b/, "rwd"],
];
const TWO_WHEEL = /\b(2wd|4x2|4 x 2|two wheel|2 wheel)\b/;

/**
 * Normalises the drivetrain; null if unknown. Two-wheel drive means rear-wheel drive on a truck and is ambiguous
 * elsewhere.
 *
 * @example drivetrain("FrontWheelDriveConfiguration", "sedans") // "fwd"
 */
export function drivetrain(label: string, body: BodyStyle | null): Drivetrain | null {
  const words = normalizeLabel(label);
  const said = RULES.find(([pattern]) => pattern.test(words))?.[1];
  if (said) return said;
  return TWO_WHEEL.test(words) && body === "trucks" ? "rwd" : null;
}
