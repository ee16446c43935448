import { writeFileSync } from "node:fs";
import { HOMENET_COLUMNS, HOMENET_CUSTOM_COLUMNS } from "@forecourt/feeds";
import { feedUrl } from "@forecourt/sample-dealership/files";
import { withAmountsInTexts } from "./amounts-in-texts.ts";
import { homenetRow } from "./homenet-row.ts";
import { drawStock } from "./stock-list.ts";

const COLUMNS = [...HOMENET_COLUMNS, ...HOMENET_CUSTOM_COLUMNS];

function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",");
}

/** Generates the feed as text: the header and one line per vehicle. Deterministic. */
export function makeFeed(): string {
  const rows = drawStock().map((vehicle) => withAmountsInTexts(vehicle, homenetRow(vehicle)));
  const lines = [csvLine(COLUMNS), ...rows.map((row) => csvLine(COLUMNS.map((column) => row[column] ?? "")))];
  return `${lines.join("\n")}\n`;
}

if (import.meta.main) writeFileSync(feedUrl, makeFeed());
