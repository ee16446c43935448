import type { DealershipConfig } from "@forecourt/dealership";
import {
  affordablePrice,
  estimateLoan,
  type LoanEstimate,
  loanTerms,
  type PaymentTerms,
  type PriceBreakdown,
} from "@forecourt/finance";
import type { StoredLead } from "@forecourt/leads";
import type { Cents } from "@forecourt/units";

/** The payment by a lead's terms. `price` has the mandatory fees. */
export type TermsPayment = { price: Cents; estimate: LoanEstimate };

/**
 * Calculates the payment that the site shows by a lead's terms. It is that of the vehicle at the price that the shopper
 * saw. Without a vehicle it is that of the budget. Null without terms or a price.
 */
export function termsPayment(
  lead: StoredLead,
  { finance }: Pick<DealershipConfig, "finance">,
): TermsPayment | null {
  const terms = lead.terms as PaymentTerms | null | undefined;
  if (!terms) return null;
  const year = lead.vehicle?.year ?? Number(lead.receivedAt.slice(0, 4));
  const price = vehiclePrice(lead) ?? budgetPrice(lead, { terms, year }, finance);
  if (price === null) return null;
  const loan = estimateLoan({ price, year, ...loanTerms(price, terms, finance) }, finance);
  return loan.ok ? { price: price.total, estimate: loan.value } : null;
}

function vehiclePrice({ vehicle, kind }: StoredLead): PriceBreakdown | null {
  // The price of a shopper's own vehicle has no lines.
  if (kind === "SELL_OR_TRADE" || !vehicle?.price || vehicle.priceLines.length === 0) return null;
  return { lines: vehicle.priceLines as PriceBreakdown["lines"], total: vehicle.price as Cents };
}

function budgetPrice(
  lead: StoredLead,
  { terms, year }: { terms: PaymentTerms; year: number },
  finance: DealershipConfig["finance"],
): PriceBreakdown | null {
  const budget = lead.kind === "APPLY_FINANCING" && lead.vehicle === null ? lead.details.budget : null;
  if (!budget || budget.amount === null) return null;
  const amount = budget.amount as Cents;
  const highest = budget.kind === "month" ? affordablePrice({ payment: amount, terms, year }, finance) : null;
  if (highest && !highest.ok) return null;
  const total = highest ? highest.value : amount;
  return total > 0 ? { lines: [{ code: "vehicle", cents: total }], total } : null;
}
