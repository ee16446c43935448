/**
 * ADF's letter for a transmission: `A` for any automatic, CVT and dual-clutch ones among them, `M` for a manual one,
 * nothing when the words do not say.
 *
 * @example adfTransmission("cvt") // "A"
 * @example adfTransmission("6-Speed Manual") // "M"
 */
export function adfTransmission(transmission: string | null): "A" | "M" | undefined {
  if (transmission === null) return undefined;
  // First, because an automated manual shifts by itself.
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
 * A body style as a CRM knows it: the inventory's values in the singular, any other text as it is.
 *
 * @example adfBodyStyle("suvs") // "SUV"
 */
export function adfBodyStyle(bodystyle: string | null): string | undefined {
  if (bodystyle === null) return undefined;
  return Object.hasOwn(BODY_STYLES, bodystyle) ? BODY_STYLES[bodystyle] : bodystyle;
}
