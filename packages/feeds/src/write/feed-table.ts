import type { Vehicle } from "@forecourt/inventory";
import { csvLine } from "./csv-line.ts";
import type { FeedExport } from "./feed-export.ts";
import { feedText } from "./feed-text.ts";

/** Columns with their cell writers, in table order. */
export type FeedColumns = readonly (readonly [
  name: string,
  cell: (vehicle: Vehicle, options: FeedExport) => string,
])[];

const DELIMITERS = { csv: ",", tsv: "\t" } as const;
export type TableLayout = keyof typeof DELIMITERS;

/** Writes a table line by line, starting with the header. */
export async function* writeTable(
  vehicles: Iterable<Vehicle> | AsyncIterable<Vehicle>,
  columns: FeedColumns,
  options: FeedExport & { layout: TableLayout },
): AsyncGenerator<string> {
  const delimiter = DELIMITERS[options.layout];
  yield csvLine(
    columns.map(([name]) => name),
    delimiter,
  );
  for await (const vehicle of vehicles) {
    yield csvLine(
      columns.map(([, cell]) => feedText(cell(vehicle, options))),
      delimiter,
    );
  }
}
