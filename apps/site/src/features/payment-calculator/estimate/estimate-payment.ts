import {
  estimateLease,
  estimateLoan,
  type LeaseErrorCode,
  type LeaseEstimate,
  type LoanEstimate,
} from "@forecourt/finance";
import { dealWithPrice, type PaymentDeal } from "../payment-deal.ts";
import type { PaymentChoices } from "./payment-choices.ts";

/** A payment, or the reason why these choices have none. */
export type PaymentEstimate = LoanEstimate | LeaseEstimate | { kind: "none"; code: LeaseErrorCode };

/** Calculates the payment of a deal with a shopper's choices. Runs on the server and in the browser. */
export function estimatePayment(deal: PaymentDeal, choices: PaymentChoices): PaymentEstimate {
  const { price, settings } = dealWithPrice(deal, choices.price);
  const { cashDown, tradeEquity, creditScore, months, leaseMonths, milesPerYear } = choices;
  if (choices.method === "finance") {
    const loan = estimateLoan(
      { price, year: deal.year, months, cashDown, tradeEquity, creditScore },
      settings,
    );
    return loan.ok ? loan.value : { kind: "none", code: loan.errors[0].code };
  }
  const { msrp } = deal;
  const lease = estimateLease(
    { price, msrp, months: leaseMonths, milesPerYear, cashDown, tradeEquity },
    settings,
  );
  return lease.ok ? lease.value : { kind: "none", code: lease.errors[0].code };
}
