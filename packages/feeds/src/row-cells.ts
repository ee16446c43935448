import type { FeedField } from "./feed-field.ts";
import type { FeedReason } from "./feed-row.ts";
import type { FormatColumns } from "./header-spellings.ts";
import { allCells, type FeedRecord, firstCell } from "./read/feed-record.ts";
import type { FeedReasonCode, NoteCode, RefusalCode } from "./reason-codes.ts";

/** Maximum characters of a cell in a report. */
const LONGEST_VALUE = 120;

/** A row's cells by field name, with the reasons and notes found so far. */
export type RowCells = {
  cell: (field: FeedField) => string;
  cells: (field: FeedField) => string[];
  /** Rejects the row. */
  refuse: (code: RefusalCode, field: keyof FieldNames, value?: string) => void;
  /** Reports an ignored cell; the row is accepted. */
  note: (code: NoteCode, field: keyof FieldNames, value?: string) => void;
  reasons: FeedReason[];
  notes: FeedReason[];
};

/** Fields of reasons: the feed's, and fields of the vehicle without a column. */
type FieldNames = Record<FeedField | "storeId" | "condition", true>;

/** Creates access to a row's cells by the feed's column names. */
export function rowCells(record: FeedRecord, columns: FormatColumns): RowCells {
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
