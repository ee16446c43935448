import { leasePayment } from "@forecourt/finance";
import { parseMoney } from "@forecourt/money";
import { nestErrors } from "@forecourt/result";
import type { BasisPoints, Months } from "@forecourt/units";

/** Calculates a lease from the texts of a form: its parts in cents, or errors with the field as their path. */
export function calculateLease(form: {
  price: string;
  residual: string;
  moneyFactor: string;
  months: string;
  tax: string;
}) {
  const price = parseMoney(form.price);
  if (!price.ok) return { ok: false, errors: nestErrors("price", price.errors) } as const;
  const residual = parseMoney(form.residual);
  if (!residual.ok) return { ok: false, errors: nestErrors("residual", residual.errors) } as const;

  // No constructors of units: they throw for NaN, which leasePayment refuses with a code.
  return leasePayment({
    adjustedCapCost: price.value,
    residual: residual.value,
    moneyFactorMillionths: Math.round(Number.parseFloat(form.moneyFactor) * 1_000_000), // 0.00125 is 1,250
    months: Number.parseFloat(form.months) as Months,
    taxRateBp: Math.round(Number.parseFloat(form.tax) * 100) as BasisPoints, // 7.25 % is 725 basis points
  });
}
