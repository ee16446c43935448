import { localDate } from "@forecourt/calendar";
import { messagesFor } from "../messages.ts";
import { type ReadVisit, readVisits, type VisitReader } from "../visits/read-visits.ts";
import {
  customerName,
  customerPhone,
  localTimeText,
  visitStaff,
  visitState,
  visitSubjects,
} from "../visits/visit-words.ts";
import { formatTable } from "./format-table.ts";

const HEADINGS = [
  "ID",
  "TIME",
  "STORE",
  "KIND",
  "CUSTOMER",
  "PHONE",
  "VEHICLE AND SERVICES",
  "WITH",
  "STATE",
];

/** Prints the appointments of some days as a table, store by store; false when the store is unknown. */
export async function listAppointmentsCommand(
  reader: VisitReader,
  { storeId, day, days }: { storeId: string | null; day: string | null; days: number },
  { print, now }: { print: (line: string) => void; now: Date },
): Promise<boolean> {
  const { dealership } = reader;
  const stores = storeId === null ? dealership.storeIds : [storeId];
  if (stores.some((id) => !dealership.storeIds.includes(id))) return false;
  const rows: string[][] = [];
  for (const store of stores) {
    const { timeZone } = dealership.shopperFactsOf(store);
    const first = day ?? localDate(now, timeZone);
    for (const read of await readVisits(reader, { storeId: store, day: first, days }))
      rows.push(row(read, reader, timeZone));
  }
  if (rows.length === 0) print("No appointments.");
  else for (const line of formatTable(HEADINGS, rows)) print(line);
  return true;
}

function row(read: ReadVisit, { dealership }: VisitReader, timeZone: string): string[] {
  const { visit, content } = read;
  // The terminal is English, like the other commands.
  const t = messagesFor("en").visits;
  return [
    visit.id,
    localTimeText(visit.start, timeZone),
    visit.storeId,
    visit.kind,
    content ? customerName(content) : t.unreadable,
    content ? customerPhone(content) : "",
    content ? visitSubjects(read, { dealership, t, locale: "en" }).join("; ") : (visit.vin ?? ""),
    visitStaff(read, dealership),
    visitState(visit, t, dealership),
  ].map(oneLine);
}

/** A shopper's text must not move the cursor or colour the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}
