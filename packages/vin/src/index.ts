export { isValidVin, vinCheckDigit } from "./check-digit.ts";
export type {
  DecodedVin,
  VinBodyStyle,
  VinDecoding,
  VinDrivetrain,
  VinFuelType,
} from "./decode-vin.ts";
export { decodeVin } from "./decode-vin.ts";
export type { VinModel } from "./list-models.ts";
export { listVinModels } from "./list-models.ts";
export { loadVinTable } from "./load-vin-table.ts";
export { vinModelYear } from "./model-year.ts";
export { normalizeVin } from "./normalize-vin.ts";
export type { VinError, VinErrorCode } from "./parse-vin.ts";
export { vinSchema } from "./vin-schema.ts";
export type { VinField, VinTable } from "./vin-table.ts";
export { VIN_FIELDS } from "./vin-table.ts";
