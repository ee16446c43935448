import { decodeVin, loadVinTable, type VinDecoding } from "@forecourt/vin";

/** The calendar year may be two behind the model year. */
const YEARS_AHEAD = 2;

/**
 * Decodes a typed VIN, without a network. The table is loaded by the first call and then kept.
 *
 * @example await decodedVin("1HGCV1F3XJA000008") // { ok: true, value: { year: 2018, make: "Honda", model: "Accord", … } }
 * @example await decodedVin("1HGCV1F3XJA00000") // { ok: false, errors: [{ path: [], code: "vin.length" }] }
 */
export async function decodedVin(vin: string): Promise<VinDecoding> {
  return decodeVin(vin, await loadVinTable(), { latestYear: new Date().getFullYear() + YEARS_AHEAD });
}
