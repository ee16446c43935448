import { gatherFeed } from "../gather-feed.ts";
import { type ReadFeedOptions, readFeed } from "../read-feed.ts";

export const TODAY = "2026-08-20";

/** Parses a feed from a text in small chunks; every row belongs to the store `north`. */
export function gatherText(text: string, options: Partial<ReadFeedOptions> = {}) {
  return gatherFeed(readFeed(inChunks(text), { storeFor: () => "north", today: TODAY, ...options }));
}

export async function* inChunks(text: string, size = 50) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

/** Writes rows as CSV with a column for every key; missing cells are empty. */
export function csv(rows: readonly Readonly<Record<string, string>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
  return [line(columns), ...rows.map((row) => line(columns.map((column) => row[column] ?? "")))].join("\r\n");
}

/** A complete HomeNet row; VINs are invented, with valid check digits. */
export const HOMENET_ROW = {
  dealer_id: "1234",
  type: "Used",
  stock: "P1001",
  vin: "JA4J4VA84PZ000013",
  year: "2023",
  make: "MITSUBISHI",
  model: "Outlander PHEV",
  body: "4D Sport Utility",
  trim: "SEL",
  doors: "4",
  exteriorcolor: "White Diamond",
  interiorcolor: "Black",
  enginecylinders: "4",
  enginedisplacement: "2.4L",
  transmission: "1-Speed Automatic",
  miles: "12,345",
  sellingprice: "$32,998 ",
  msrp: "0",
  certified: "True",
  dateinstock: "45000",
  description: "One owner &amp; clean.<br>Call us.",
  options: "Heated Seats|Sunroof",
  imagelist: "https://img.test/1.jpg|https://img.test/2.jpg|https://img.test/coming-soon.jpg",
  ext_color_generic: "White",
  drivetrain: "AWD",
  fuel_type: "Hybrid Fuel",
  citympg: "25",
  highwaympg: "27",
  internet_price: "31998",
};
