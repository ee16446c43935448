import type { Vehicle } from "@forecourt/inventory";
import type { FeedReasonCode } from "./reason-codes.ts";

/**
 * Why a row or a cell was rejected.
 *
 * `code` is `<field>.<problem>` such as `vin.check-digit`; `field` names the vehicle field; `value` is the cell as
 * the feed wrote it, cut to 120 characters. docs/product/feeds.md lists all codes.
 */
export type FeedReason = { code: FeedReasonCode; field: string; value: string };

/** An accepted row. `notes` list cells that were empty or not understood. */
export type AcceptedRow = { ok: true; line: number; vehicle: Vehicle; notes: FeedReason[] };

/** A rejected row. `vin` and `storeId` are set if they could be parsed. */
export type QuarantinedRow = {
  ok: false;
  line: number;
  reasons: FeedReason[];
  vin: string | null;
  storeId: string | null;
};

/** One parsed row; `line` counts from 1 and is the first line of the row. */
export type FeedRow = AcceptedRow | QuarantinedRow;
