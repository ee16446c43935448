import type { Vehicle } from "@forecourt/inventory";
import type { FeedField } from "./feed-field.ts";
import type { FeedFormat } from "./feed-format.ts";
import type { FeedReasonCode } from "./reason-codes.ts";

/** The format that comes nearest to a feed, and the required fields for which the feed has no column. */
export type NearestFormat = { format: FeedFormat; lacks: FeedField[] };

/**
 * Why a row or a cell was rejected.
 *
 * `code` is `<field>.<problem>` such as `vin.check-digit`; `field` names the vehicle field; `value` is the cell as
 * the feed wrote it, cut to 120 characters. docs/product/feeds.md lists all codes.
 */
export type FeedReason = {
  code: FeedReasonCode;
  field: string;
  value: string;
  /** With `feed.format` only; null when the file has no known column. */
  nearest?: NearestFormat | null;
};

/** An accepted row. `notes` list cells that were empty or not understood. */
export type AcceptedRow = { ok: true; line: number; vehicle: Vehicle; notes: FeedReason[] };

/**
 * A rejected row. `vin` and `storeId` are set if they could be parsed.
 *
 * It has `reasons` and no `errors` with a `path`: notes of accepted rows have the same type, and reports print `field`.
 */
export type QuarantinedRow = {
  ok: false;
  line: number;
  reasons: FeedReason[];
  vin: string | null;
  storeId: string | null;
};

/** One parsed row; `line` counts from 1 and is the first line of the row. */
export type FeedRow = AcceptedRow | QuarantinedRow;
