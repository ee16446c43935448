import type { HomenetRow } from "./homenet-row.ts";
import type { SampleVehicle } from "./sample-vehicle.ts";

type TextColumn = "description" | "options" | "oem_features" | "standard_features" | "optional_features";

/**
 * Texts with amounts of money, by VIN, as dealers write them into feeds. The site must hide them while a price is
 * locked. WAS, NOW and SAVING are replaced by the vehicle's amounts. Each adds a list item or a sentence.
 */
const TEXTS: Readonly<Record<string, Partial<Record<TextColumn, string>>>> = {
  // New: Outlander ES, Outlander Sport Trail Edition, Eclipse Cross ES
  JA4J3UA87SZ012288: { description: "Was $WAS, now $NOW." },
  JA4ARVAUXSU030539: { options: "Internet Special $NOW" },
  JA4ATUAA9SZ034750: { optional_features: "Premium Package ($1,995)" },
  // Certified: Outlander SE, Eclipse Cross LE
  JA4J4VA87RZ052531: { description: "It is $1,500 below market.", oem_features: "Inspection, a $495 value" },
  JA4ATVAA1RZ015139: { description: "Ahorre $SAVING este mes." },
  // Used: Lexus RX 350, Honda Accord Hybrid, Kia Carnival, Audi Q7
  "2T2BZMCA2JC230846": { description: "Now NOW dollars, down from WAS.", options: "Tow Package ($650)" },
  "1HGCV3F59MA048150": {
    standard_features: "Second key, worth $400",
    optional_features: "Sold with accessories for $NOW",
  },
  KNDNC5H33R6128459: { description: "Our price: USD NOW." },
  WA1LAAF73KD274836: { oem_features: "Premium Plus Package ($3,700 when new)" },
};

function fillAmounts(text: string, { vin, sellingPrice, internetPrice }: SampleVehicle): string {
  if (internetPrice === null) throw new Error(`${vin} is not reduced: its texts cannot name a sale price`);
  const amount = (dollars: number) => dollars.toLocaleString("en-US");
  return text
    .replace("WAS", amount(sellingPrice))
    .replace("NOW", amount(internetPrice))
    .replace("SAVING", amount(sellingPrice - internetPrice));
}

/** Adds amounts of money to the texts of some vehicles; other rows are unchanged. */
export function withAmountsInTexts(vehicle: SampleVehicle, row: HomenetRow): HomenetRow {
  const texts = Object.entries(TEXTS[vehicle.vin] ?? {}) as [TextColumn, string][];
  const cells = texts.map(([column, text]) => {
    const separator = column === "description" ? " " : "|";
    return [column, [row[column], fillAmounts(text, vehicle)].filter(Boolean).join(separator)];
  });
  return { ...row, ...Object.fromEntries(cells) };
}
