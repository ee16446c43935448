import type { Vehicle } from "@forecourt/inventory";
import { delimitedLine } from "./delimited-line.ts";
import type { FeedExport } from "./feed-export.ts";

/** What stands in each column, in the order of the table. */
export type FeedColumns = readonly (readonly [
  name: string,
  cell: (vehicle: Vehicle, options: FeedExport) => string,
])[];

const DELIMITERS = { csv: ",", tsv: "\t" } as const;
export type TableLayout = keyof typeof DELIMITERS;

/** Writes a table line by line, the names of its columns first. */
export async function* writeTable(
  vehicles: Iterable<Vehicle> | AsyncIterable<Vehicle>,
  columns: FeedColumns,
  options: FeedExport & { layout: TableLayout },
): AsyncGenerator<string> {
  const delimiter = DELIMITERS[options.layout];
  yield delimitedLine(
    columns.map(([name]) => name),
    delimiter,
  );
  for await (const vehicle of vehicles) {
    yield delimitedLine(
      columns.map(([, cell]) => cell(vehicle, options)),
      delimiter,
    );
  }
}
