import type { RefusalCode } from "../reason-codes.ts";

/** One row as the file has it: cells by column key (`columnKey`), in the file's order when a column repeats. */
export type FeedRecord = { kind: "record"; line: number; cells: ReadonlyMap<string, readonly string[]> };

/** A row whose cells cannot be told apart, or the point from which the file cannot be read (`feed.…` codes). */
export type BrokenRecord = { kind: "broken"; line: number; code: RefusalCode; value: string };

/** The first filled cell among the columns, in the order the columns are asked for; empty when there is none. */
export function firstCell(record: FeedRecord, columns: readonly string[]): string {
  for (const column of columns) {
    const filled = record.cells.get(column)?.find((cell) => cell !== "");
    if (filled !== undefined) return filled;
  }
  return "";
}

/** Every filled cell of the columns, in order. */
export function allCells(record: FeedRecord, columns: readonly string[]): string[] {
  return columns.flatMap((column) => (record.cells.get(column) ?? []).filter((cell) => cell !== ""));
}
