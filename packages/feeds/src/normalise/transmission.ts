import type { Transmission } from "@forecourt/inventory";
import { normalizeLabel } from "./normalize-label.ts";

/** First match wins: an "Automatic w/Manual Mode" is an automatic, an "Automated Manual" a dual-clutch. */
const RULES: readonly (readonly [RegExp, Transmission])[] = [
  [/\b(dct|(dual|double|twin) clutch|pdk|dsg|dkg|s tronic|powershift|automated manual)\b/, "dct"],
  [/\b(e?cvt|evt|ivt|(continuously|infinitely) variable|xtronic|lineartronic|multitronic)\b/, "cvt"],
  [
    /\b(auto(matic|manual|stick)?|a t|(shift|tip|step|gear)tronic|(single|one|1) speed|direct drive|fixed gear)\b|^a\d*$|^\d{1,2} ?a$/,
    "automatic",
  ],
  [/\b(manual|m t|stick shift)\b|^m\d*$|^\d{1,2} ?m$/, "manual"],
];

/**
 * Normalises the transmission; null if unknown.
 *
 * @example transmission("6-Speed Automatic w/Manual Mode") // "automatic"
 */
export function transmission(label: string): Transmission | null {
  const words = normalizeLabel(label);
  return RULES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
