import type { DealershipConfig } from "@forecourt/dealership";
import type { StateCharges } from "@forecourt/finance";

type Settings = Pick<DealershipConfig, "outTheDoor">;

/**
 * What the state charges at a ZIP code. `none`: the dealership keeps no charges. `no-zip`: no ZIP code is given.
 * `outside`: another state's. `unknown`: of this state, and without a rate in the settings.
 */
export type ZipCharges =
  | { kind: "none" | "no-zip" | "outside" | "unknown" }
  | { kind: "known"; charges: StateCharges };

/**
 * Finds the charges of a ZIP code for a vehicle, which its fuel decides too. Never guesses a rate
 * (docs/product/out-the-door.md, "Tax by ZIP code").
 *
 * @example zipCharges("10001", { fuelType: "gasoline" }, settings) // { kind: "outside" }
 */
export function zipCharges(
  zip: string | null,
  { fuelType }: { fuelType: string | null },
  { outTheDoor }: Settings,
): ZipCharges {
  const kept = outTheDoor?.stateCharges;
  if (!kept) return { kind: "none" };
  if (zip === null) return { kind: "no-zip" };
  const area = kept.salesTax.areas.find(({ zips }) => zips.includes(zip));
  if (!area) {
    const isHere = kept.zipRanges.some(({ from, to }) => from <= zip && zip <= to);
    return { kind: isHere ? "unknown" : "outside" };
  }
  const { tradeInCredit, taxesDealerFees } = kept;
  const taxes = kept.salesTax.rates.filter(({ id }) => area.rates.includes(id));
  const fees = kept.fees.lines.filter(
    ({ fuelTypes }) => !fuelTypes || (fuelType !== null && fuelTypes.includes(fuelType)),
  );
  return { kind: "known", charges: { taxes, fees, tradeInCredit, taxesDealerFees } };
}

/** The ZIP code that a link to a sheet starts with: the store's, when its charges are known. */
export function storeZip(storeId: string, settings: Settings & Pick<DealershipConfig, "stores">) {
  const zip = settings.stores.find(({ id }) => id === storeId)?.zip.slice(0, 5) ?? null;
  return zipCharges(zip, { fuelType: null }, settings).kind === "known" ? zip : null;
}
