/**
 * ADF's letter for a transmission: `A` for automatic, CVT and dual-clutch, `M` for manual, undefined if unknown.
 *
 * @example adfTransmission("cvt") // "A"
 * @example adfTransmission("6-Speed Manual") // "M"
 */
export function adfTransmission(transmission: string | null): "A" | "M" | undefined {
  if (transmission === null) return undefined;
  // Checked first, because an automated manual counts as automatic.
  if (/automat|\bauto\b|\bcvt|continuously|\bdct\b|dual.?clutch|^a$/i.test(transmission)) return "A";
  return /manual|^m$/i.test(transmission) ? "M" : undefined;
}

const BODY_STYLES: Record<string, string> = {
  suvs: "SUV",
  sedans: "Sedan",
  wagons: "Wagon",
  coupes: "Coupe",
  convertibles: "Convertible",
  hatchbacks: "Hatchback",
  trucks: "Truck",
  minivans: "Minivan",
};

/**
 * Converts the inventory's body style to the singular for a CRM; other texts are unchanged.
 *
 * @example adfBodyStyle("suvs") // "SUV"
 */
export function adfBodyStyle(bodystyle: string | null): string | undefined {
  if (bodystyle === null) return undefined;
  return Object.hasOwn(BODY_STYLES, bodystyle) ? BODY_STYLES[bodystyle] : bodystyle;
}
