import { type PaymentTermsSettings, tradeEquityLimits } from "@forecourt/finance";
import { BUDGET_PAYMENT, BUDGET_PRICE } from "../budget-price.ts";
import type { AmountLimit } from "./amount-limits.ts";

/** The limits of a pre-approval's amounts: those of the terms. */
export function preApprovalLimits(
  finance: Pick<PaymentTermsSettings, "cashDown" | "tradeEquity">,
): AmountLimit[] {
  const { cashDown } = finance;
  const tradeEquity = tradeEquityLimits(finance);
  const budget = (value: string, { min, max }: { min: number; max: number }) => ({
    ...{ field: "budget", min, max },
    when: { field: "budgetKind", value },
  });
  return [
    { field: "cashDown", min: cashDown.min, max: cashDown.max },
    { field: "tradeEquity", min: tradeEquity.min, max: tradeEquity.max },
    budget("month", BUDGET_PAYMENT),
    budget("price", BUDGET_PRICE),
  ];
}
