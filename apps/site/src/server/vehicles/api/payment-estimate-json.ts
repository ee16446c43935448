import type { PaymentEstimate } from "@forecourt/api-clients/vehicles";
import type { LeaseEstimate, LoanEstimate } from "@forecourt/finance";

type Paid = { vin: string | null /** With fees, cents. */; price: number; priceLocked: boolean };

const dollars = (cents: number) => cents / 100;

/** A payment of the JSON API with everything that it assumes, in dollars and percent. */
export function paymentEstimateJson(estimate: LoanEstimate | LeaseEstimate, paid: Paid): PaymentEstimate {
  const { assumptions } = estimate;
  const { cashDown, tradeEquity, taxRateBp, included, exampleTerms } = assumptions;
  const loan = estimate.kind === "loan" ? estimate : null;
  const lease = estimate.kind === "lease" ? estimate : null;
  return {
    product: estimate.kind,
    vin: paid.vin,
    price: dollars(paid.price),
    priceLocked: paid.priceLocked,
    payment: dollars(estimate.payment),
    months: estimate.months,
    cashDown: dollars(cashDown),
    tradeEquity: dollars(tradeEquity),
    creditScore: loan?.assumptions.credit.minScore ?? null,
    aprPercent: loan && loan.aprBp / 100,
    aprParts: (loan?.assumptions.aprParts ?? []).map(({ code, bp }) => ({ code, percent: bp / 100 })),
    amountFinanced: loan && dollars(loan.amountFinanced),
    financeCharge: loan && dollars(loan.financeCharge),
    totalOfPayments: dollars(estimate.totalOfPayments),
    milesPerYear: lease?.milesPerYear ?? null,
    residual: lease && dollars(lease.residual),
    taxAtSigning: dollars(lease?.assumptions.taxAtSigning ?? 0),
    taxPercent: taxRateBp / 100,
    included: included.map(({ code, cents }) => ({ code, amount: dollars(cents) })),
    exampleTerms,
  };
}
