import type { RefusalCode } from "../reason-codes.ts";

/** One row of the file: cells by column key (`columnKey`), in file order if a column repeats. */
export type FeedRecord = { kind: "record"; line: number; cells: ReadonlyMap<string, readonly string[]> };

/** A row with ambiguous cells, or where the file becomes unreadable (`feed.…` codes). */
export type BrokenRecord = { kind: "broken"; line: number; code: RefusalCode; value: string };

/** Returns the first filled cell, in the order of the given columns; empty without one. */
export function firstCell(record: FeedRecord, columns: readonly string[]): string {
  for (const column of columns) {
    const filled = record.cells.get(column)?.find((cell) => cell !== "");
    if (filled !== undefined) return filled;
  }
  return "";
}

/** Returns every filled cell of the columns, in order. */
export function allCells(record: FeedRecord, columns: readonly string[]): string[] {
  return columns.flatMap((column) => (record.cells.get(column) ?? []).filter((cell) => cell !== ""));
}
