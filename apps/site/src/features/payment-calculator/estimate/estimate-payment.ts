import {
  estimateLease,
  estimateLoan,
  type LeaseErrorCode,
  type LeaseEstimate,
  type LoanEstimate,
} from "@forecourt/finance";
import { dealAt, type PaymentDeal } from "../payment-deal.ts";
import type { PaymentChoices } from "./payment-choices.ts";

/** A payment, or why there is none for these choices. */
export type PaymentEstimate = LoanEstimate | LeaseEstimate | { kind: "none"; code: LeaseErrorCode };

/** Works out the payment of a deal with a shopper's choices: the same function on the server and in the browser. */
export function estimatePayment(deal: PaymentDeal, choices: PaymentChoices): PaymentEstimate {
  const { price, settings } = dealAt(deal, choices.price);
  const { cashDown, tradeEquity, creditScore, months, leaseMonths, milesPerYear } = choices;
  if (choices.method === "finance") {
    return estimateLoan({ price, year: deal.year, months, cashDown, tradeEquity, creditScore }, settings);
  }
  const { msrp } = deal;
  const lease = estimateLease(
    { price, msrp, months: leaseMonths, milesPerYear, cashDown, tradeEquity },
    settings,
  );
  return lease.ok ? lease.estimate : { kind: "none", code: lease.error.code };
}
