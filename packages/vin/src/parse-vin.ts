import { fail, type Result, type ResultError, succeed } from "@forecourt/result";
import { isValidVin } from "./check-digit.ts";
import { normalizeVin } from "./normalize-vin.ts";

/**
 * Why a VIN is not decoded: not 17 characters; a character that VINs never have; a mistyped character; not in the
 * table.
 */
export type VinErrorCode = "vin.length" | "vin.character" | "vin.check-digit" | "vin.unknown";

export type VinError = ResultError<VinErrorCode>;

/** Normalizes a typed VIN, and refuses one that no vehicle can have. */
export function parseVin(text: string): Result<string, VinError> {
  const vin = normalizeVin(text);
  if (vin.length !== 17) return fail("vin.length");
  if (!/^[A-HJ-NPR-Z0-9]+$/.test(vin)) return fail("vin.character");
  return isValidVin(vin) ? succeed(vin) : fail("vin.check-digit");
}
