import type { Vehicle } from "@forecourt/inventory";
import type { VinTable } from "@forecourt/vin";
import type { FeedField } from "./feed-field.ts";
import type { FeedRow } from "./feed-row.ts";
import { decodedRow } from "./fill-from-vin.ts";
import type { FormatColumns } from "./header-spellings.ts";
import { featureList } from "./normalise/feature-list.ts";
import { imageList } from "./normalise/image-list.ts";
import { listingStatus } from "./normalise/listing-status.ts";
import { listingVisibility } from "./normalise/listing-visibility.ts";
import { plainText } from "./normalise/plain-text.ts";
import { columnKey } from "./read/column-key.ts";
import { type FeedRecord, firstCell } from "./read/feed-record.ts";
import { type RowCells, rowCells } from "./row-cells.ts";
import { vehicleEquipment } from "./vehicle-equipment.ts";
import { vehicleArrival, vehicleMileage, vehiclePrices } from "./vehicle-figures.ts";
import { vehicleIdentity } from "./vehicle-identity.ts";

/** A row's store code or dealer id, and access to its other columns. */
export type FeedStoreHint = {
  storeCode: string;
  /** The text of a column, empty if missing. */
  cell: (column: string) => string;
};

/** Options for parsing rows. */
export type VehicleReading = {
  /** Returns the id of a row's store, or null to reject the row. */
  storeFor: (row: FeedStoreHint) => string | null;
  /** Today in the dealership's time zone, `YYYY-MM-DD`. */
  today: string;
  /** ISO 4217 code of the prices; rows with another one are rejected. Default `USD`. */
  currency?: string;
  /** The known arrival day of a vehicle in stock, for feeds without one; null if unknown. */
  firstSeenOn?: (vin: string) => string | null;
  /** Fills what a feed leaves out, from `loadVinTable` of `@forecourt/vin`. Without it such values stay unknown. */
  vinTable?: VinTable;
};

/** Parses one row into a normalised vehicle, or into the reasons for its rejection. */
export function vehicleFromRecord(
  record: FeedRecord,
  columns: FormatColumns,
  reading: VehicleReading,
): FeedRow {
  const row = rowCells(record, columns);
  const storeId = readStore(record, row, reading);
  const identity = vehicleIdentity(row, reading.today);
  const { vin, condition } = identity;
  const [previewImage = null, ...additionalImages] = imageList(row.cells("images"));
  if (previewImage === null) row.note("images.missing", "images", row.cell("images"));
  const vehicle: Vehicle = {
    ...identity,
    storeId: storeId ?? "",
    mileage: vehicleMileage(row, condition),
    ...vehicleEquipment(row, identity, decodedRow(row, identity, reading)),
    ...vehiclePrices(row, condition, reading.currency ?? "USD"),
    features: featureList(row.cells("features")),
    oemFeatures: featureList(row.cells("oemFeatures")),
    standardFeatures: featureList(row.cells("standardFeatures")),
    optionalFeatures: featureList(row.cells("optionalFeatures")),
    description: readDescription(row),
    previewImage,
    additionalImages,
    evoxImages: readEvoxImages(row),
    imageCustomBg: firstImage(row, "imageCustomBg"),
    status: readStatus(row),
    visibility: readVisibility(row),
    arrivedOn: vehicleArrival(row, reading.today, reading.firstSeenOn?.(vin) ?? null),
  };
  const { line } = record;
  if (row.reasons.length === 0) return { ok: true, line, vehicle, notes: row.notes };
  return { ok: false, line, reasons: row.reasons, vin: vin === "" ? null : vin.slice(0, 17), storeId };
}

function readStore(record: FeedRecord, row: RowCells, { storeFor }: VehicleReading): string | null {
  const storeCode = row.cell("storeCode");
  const storeId = storeFor({ storeCode, cell: (column) => firstCell(record, [columnKey(column)]) });
  if (storeId === null) row.refuse("store.unknown", "storeId", storeCode);
  return storeId;
}

function firstImage(row: RowCells, field: FeedField): string | null {
  return imageList(row.cells(field))[0] ?? null;
}

function readEvoxImages(row: RowCells): Vehicle["evoxImages"] {
  const images = {
    driverFront: firstImage(row, "evoxDriverFront"),
    driverProfile: firstImage(row, "evoxDriverProfile"),
    passengerRear: firstImage(row, "evoxPassengerRear"),
  };
  return Object.values(images).some((image) => image !== null) ? images : null;
}

/** Ignores a repeated title, used where feeds require a description. */
function readDescription(row: RowCells): string {
  const description = plainText(row.cell("description"));
  return description === plainText(row.cell("title")) ? "" : description;
}

function readStatus(row: RowCells): Vehicle["status"] {
  const label = row.cell("status");
  const status = listingStatus(label);
  if (status === null) row.note("status.unknown", "status", label);
  return status ?? "available";
}

function readVisibility(row: RowCells): Vehicle["visibility"] {
  const label = row.cell("visibility");
  const visibility = listingVisibility(label);
  if (visibility === null) row.note("visibility.unknown", "visibility", label);
  // Hidden, because an unknown word could mean private.
  return visibility ?? "private";
}
