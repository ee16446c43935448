/** A lender's residual and money factor for one lease term and yearly mileage. */
export type LeaseTerms = {
  months: number;
  milesPerYear: number;
  /** Residual value, basis points of the MSRP. */
  residualBp: number;
  /** Money factor in millionths: 0.00125 is 1250. Basis points would be too coarse. */
  moneyFactorMillionths: number;
};

/**
 * Finds the lease terms for a term and mileage; `null` when there are none.
 *
 * @example findLeaseTerms(settings.leaseTerms, 36, 10_000)?.residualBp // 5_700
 */
export function findLeaseTerms(
  leaseTerms: readonly LeaseTerms[],
  months: number,
  milesPerYear: number,
): LeaseTerms | null {
  return leaseTerms.find((terms) => terms.months === months && terms.milesPerYear === milesPerYear) ?? null;
}
