import { HOMENET_COLUMNS, HOMENET_CUSTOM_COLUMNS } from "@forecourt/feeds";
import { vinCheckDigit } from "@forecourt/vin";

/** A HomeNet feed of used cars; `cells` changes the row with an index from 0. */
export function homenetFeed(
  rows: number,
  { store, cells = {} }: { store: string; cells?: Record<number, Record<string, string>> },
): string {
  const columns = [...HOMENET_COLUMNS, ...HOMENET_CUSTOM_COLUMNS];
  const lines = Array.from({ length: rows }, (_, index) => {
    const row: Record<string, string> = { ...plainRow(index), store_code: store, ...cells[index] };
    return columns.map((column) => `"${(row[column] ?? "").replaceAll('"', '""')}"`).join(",");
  });
  return `${columns.join(",")}\n${lines.join("\n")}\n`;
}

/** The valid VIN of row `index`. */
export function vinOf(index: number): string {
  const serial = String(index).padStart(6, "0");
  const digit = vinCheckDigit(`JA4J4VA80PZ${serial}`);
  return `JA4J4VA8${digit}PZ${serial}`;
}

function plainRow(index: number): Record<string, string> {
  return {
    type: "Used",
    certified: "False",
    vin: vinOf(index),
    stock: `P${index}`,
    year: "2023",
    make: "Mitsubishi",
    model: "Outlander",
    body: "Sport Utility",
    miles: "12000",
    sellingprice: "25000",
    dateinstock: "2026-01-05",
    imagelist: `https://img.test/${index}.jpg`,
  };
}
