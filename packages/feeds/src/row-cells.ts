import type { FeedFormat } from "./feed-format.ts";
import type { FeedReason } from "./feed-row.ts";
import { type FeedField, FORMAT_COLUMNS } from "./format-columns.ts";
import { allCells, type FeedRecord, firstCell } from "./read/feed-record.ts";
import type { FeedReasonCode, NoteCode, RefusalCode } from "./reason-codes.ts";

/** Characters of a cell that a report repeats. */
const LONGEST_VALUE = 120;

/** A row's cells by our field names, and what reading them found. */
export type RowCells = {
  cell: (field: FeedField) => string;
  cells: (field: FeedField) => string[];
  /** A reason to set the row aside. */
  refuse: (code: RefusalCode, field: keyof FieldNames, value?: string) => void;
  /** A cell that was left out; the row stands. */
  note: (code: NoteCode, field: keyof FieldNames, value?: string) => void;
  reasons: FeedReason[];
  notes: FeedReason[];
};

/** Fields that a reason can name: the feed's, and those of the vehicle that have no column of their own. */
type FieldNames = Record<FeedField | "storeId" | "condition", true>;

/** Opens a row for reading under one format's column names. */
export function rowCells(record: FeedRecord, format: FeedFormat): RowCells {
  const columns = FORMAT_COLUMNS[format];
  const reasons: FeedReason[] = [];
  const notes: FeedReason[] = [];
  const collect =
    (list: FeedReason[]) =>
    (code: FeedReasonCode, field: keyof FieldNames, value = "") => {
      list.push({ code, field, value: value.slice(0, LONGEST_VALUE) });
    };
  return {
    cell: (field) => firstCell(record, columns[field]),
    cells: (field) => allCells(record, columns[field]),
    refuse: collect(reasons),
    note: collect(notes),
    reasons,
    notes,
  };
}
