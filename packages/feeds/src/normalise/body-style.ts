import type { BodyStyle } from "@forecourt/inventory";
import { normalizeLabel } from "./normalize-label.ts";

/** Vans that are not minivans; the site has no body style for them. */
const COMMERCIAL = /\b(cargo|cutaway|step van|box van|full ?size van|high roof)\b/;

/** First match wins: a "Sport Utility Pickup" is a truck, a "Passenger Van Wagon" a minivan. */
const RULES: readonly (readonly [RegExp, BodyStyle])[] = [
  [
    /\b(pick ?ups?|trucks?|crew ?max|super ?(crew|cab)|(crew|double|quad|mega|king|access|extended|regular|standard|single|club) ?cab)\b/,
    "trucks",
  ],
  [/\b(sport utilit(y|ies)|suvs?|crossovers?|cuvs?)\b/, "suvs"],
  [/\b(mini ?vans?|mpvs?|vans?)\b/, "minivans"],
  [/\b((sport ?)?wagons?|estates?)\b/, "wagons"],
  [/\b(convertibles?|cabriolets?|cabrio|roadsters?|spyder|spider|targa|drop ?top)\b/, "convertibles"],
  [/\b(hatch(back)?s?|liftbacks?|[35] ?(dr|door|d)( car)?)\b/, "hatchbacks"],
  [/\b(gran coupe|(4|four) ?(dr|door|d) coupe)\b/, "sedans"],
  [/\b(coupes?|sports ?cars?|super ?cars?|grand ?tourers?|(2|two) ?(dr|door|d)( car)?)\b/, "coupes"],
  [/\b(sedans?|saloons?|notchback|(4|four) ?(dr|door|d)( car)?)\b/, "sedans"],
];

/**
 * Normalises a body style label; null if unknown.
 *
 * @example bodyStyle("4dr Sport Utility") // "suvs"
 */
export function bodyStyle(label: string): BodyStyle | null {
  const words = normalizeLabel(label);
  if (COMMERCIAL.test(words)) return null;
  return RULES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
