import type { Vehicle } from "@forecourt/inventory";
import type { FeedReasonCode } from "./reason-codes.ts";

/**
 * Why a row, or one cell of it, was not taken as it stands.
 *
 * `code` is `<field>.<problem>` such as `vin.check-digit`; `field` names the vehicle field; `value` is the cell as
 * the feed wrote it, cut to 120 characters. All codes are listed in docs/product/feeds.md.
 */
export type FeedReason = { code: FeedReasonCode; field: string; value: string };

/** A row that became a vehicle. `notes` say which cells were empty or not understood and left out. */
export type AcceptedRow = { ok: true; line: number; vehicle: Vehicle; notes: FeedReason[] };

/** A row set aside. `vin` and `storeId` are filled as far as the row told them. */
export type QuarantinedRow = {
  ok: false;
  line: number;
  reasons: FeedReason[];
  vin: string | null;
  storeId: string | null;
};

/** One row of a feed, read; `line` counts from 1 and is the line on which the row begins. */
export type FeedRow = AcceptedRow | QuarantinedRow;
