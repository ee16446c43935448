import { createHash } from "node:crypto";
import { formatPaymentTerms } from "@forecourt/finance";
import type { Sheet } from "./sheet.ts";

/** Crockford's Base32: no letter looks like a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

type Named = Pick<Sheet, "day" | "zip" | "terms"> & {
  vehicle: { vin: string };
  price: { total: number };
};

/**
 * The reference number of a sheet: the same for the same vehicle, price, terms, ZIP code and day, in every language. It
 * is a hash, so it names no person and nothing can be read from it.
 *
 * @example sheetReference(sheet) // "OTD-7K4Q-21"
 */
export function sheetReference({ vehicle, price, terms, zip, day }: Named): string {
  const named = [vehicle.vin, price.total, terms ? formatPaymentTerms(terms) : "", zip ?? "", day].join("|");
  const bytes = createHash("sha256").update(named).digest();
  const letters = Array.from({ length: 6 }, (_, at) => LETTERS[bytes[at]! % LETTERS.length]).join("");
  return `OTD-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
