export { isValidVin, vinCheckDigit } from "./check-digit.ts";
export type {
  DecodedVin,
  VinBodyStyle,
  VinDecoding,
  VinDrivetrain,
  VinErrorCode,
  VinFuelType,
} from "./decode-vin.ts";
export { decodeVin } from "./decode-vin.ts";
export { loadVinTable } from "./load-vin-table.ts";
export { vinModelYear } from "./model-year.ts";
export { normalizeVin } from "./normalize-vin.ts";
export type { VinField, VinTable } from "./vin-table.ts";
export { VIN_FIELDS } from "./vin-table.ts";
