import { VIN_TABLE_TEXT } from "./generated/table-text.ts";
import type { VinTable } from "./vin-table.ts";

/**
 * The decoding table: cars, light trucks and multi-purpose vehicles of the US market since model year 1996. NHTSA vPIC
 * data, public domain (docs/product/vin.md, "The table").
 *
 * @example decodeVin("1HGCV1F3XJA000008", VIN_TABLE)
 */
export const VIN_TABLE: VinTable = JSON.parse(VIN_TABLE_TEXT);
