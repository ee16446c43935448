import { standardSchema } from "@forecourt/result";
import { parseVin } from "./parse-vin.ts";

/**
 * The checks of `decodeVin` that need no table, as a Standard Schema for a form field. Its value is the VIN as
 * `normalizeVin` writes it. A value that is not a string counts as blank.
 *
 * @example vinSchema["~standard"].validate("1hgcv1f3x ja000008") // { value: "1HGCV1F3XJA000008" }
 */
export const vinSchema = standardSchema((input) => parseVin(typeof input === "string" ? input : ""));
