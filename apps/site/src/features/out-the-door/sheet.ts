import {
  formatPaymentTerms,
  type LoanEstimate,
  type OutTheDoor,
  outTheDoor,
  type PaymentTerms,
  type PriceBreakdown,
} from "@forecourt/finance";
import type { PageContext } from "#server/page-context.ts";
import { headlineBreakdown } from "#server/vehicles/headline-price.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { type ZipCharges, zipCharges } from "#server/vehicles/zip-charges.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { outTheDoorPath } from "#shared/addresses/out-the-door-path.ts";

/** The parameters of a sheet; the page server has made them canonical, and sets the day. */
export type SheetSearchParams = { day?: string; terms?: string; zip?: string };

/** Everything on an out-the-door sheet. */
export type Sheet = {
  vehicle: VisibleVehicle;
  /** The day of the sheet in the dealership's time zone, `YYYY-MM-DD`. */
  day: string;
  zip: string | null;
  /** The shopper's own terms; null for the example terms. */
  terms: PaymentTerms | null;
  price: PriceBreakdown;
  loan: LoanEstimate;
  charges: ZipCharges;
  result: OutTheDoor;
  /** The sheet's address with the language's folder. */
  address: string;
};

/** Calculates the sheet of a vehicle by the terms of its page; null without a visible price or a sum. */
export function sheetOf(
  vehicle: VisibleVehicle,
  { day = "", zip = null }: { day?: string; zip?: string | null },
  { locale, settings, terms }: Pick<PageContext, "locale" | "settings" | "terms">,
): Sheet | null {
  const price = headlineBreakdown(vehicle, settings);
  const loan = paymentFor(vehicle, terms, settings);
  if (!price || !loan) return null;
  const charges = zipCharges(zip, vehicle, settings);
  const result = outTheDoor({ price, loan, state: charges.kind === "known" ? charges.charges : null });
  if (!result.ok) return null;
  const text = terms && formatPaymentTerms(terms);
  return {
    vehicle,
    day,
    zip,
    terms,
    price,
    loan,
    charges,
    result: result.value,
    address: localPath(locale, outTheDoorPath(vehicle.vin, { terms: text, zip })),
  };
}
