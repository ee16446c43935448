/** Why a row is rejected, or for `feed.…` the whole feed (docs/product/feeds.md). */
export const REFUSAL_CODES = [
  "vin.missing",
  "vin.malformed",
  "vin.check-digit",
  "vin.duplicate",
  "store.unknown",
  "year.missing",
  "year.unreadable",
  "make.missing",
  "model.missing",
  "condition.missing",
  "condition.unknown",
  "mileage.missing",
  "mileage.unreadable",
  "price.currency",
  "price.unreadable",
  "row.quotes",
  "row.columns",
  "row.tags",
  "feed.format",
  "feed.truncated",
  "feed.row-too-large",
] as const;

/** Notes on cells of accepted rows that were ignored, corrected, or say something else than the VIN. */
export const NOTE_CODES = [
  "price.missing",
  "images.missing",
  "stock.missing",
  "arrived.missing",
  "arrived.unreadable",
  "arrived.future",
  "body.unknown",
  "transmission.unknown",
  "drivetrain.unknown",
  "fuel.unknown",
  "exteriorColor.unknown",
  "status.unknown",
  "visibility.unknown",
  "condition.conflict",
  "year.conflict",
  "make.conflict",
  "body.conflict",
  "doors.conflict",
  "drivetrain.conflict",
  "fuel.conflict",
  "engine.conflict",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];
export type NoteCode = (typeof NOTE_CODES)[number];
export type FeedReasonCode = RefusalCode | NoteCode;
