import { APPLICANTS, BUDGET_KINDS, BUYING_TIMES, INCOME_RANGES } from "../financing-choices.ts";
import type { Form, FormField } from "./form.ts";
import { field, person } from "./form-fields.ts";

/** More than any amount in dollars needs: `$20,000.00`. */
const AMOUNT_LENGTH = 16;

const amount = (name: string, path: string, own: Partial<FormField> = {}): FormField =>
  field(name, {
    path,
    missing: "required",
    rule: "amount",
    inputMode: "decimal",
    maxLength: AMOUNT_LENGTH,
    financial: true,
    ...own,
  });

const select = (name: string, path: string, own: Partial<FormField> = {}): FormField =>
  field(name, { path, missing: "required", type: "select", rule: "choice", ...own });

/**
 * The pre-approval: a financing request that ends in terms (docs/product/pre-approval.md). `vin` is no field of it: a
 * chosen vehicle makes the budget needless. It asks for no social security number.
 */
export const preApprovalForm: Form = {
  id: "pre-approval",
  fields: [
    select("budgetKind", "details.budget.kind", { options: BUDGET_KINDS, unless: "vin", financial: true }),
    amount("budget", "details.budget.amount", { unless: "vin" }),
    amount("cashDown", "details.pricing.cashDown"),
    amount("tradeEquity", "details.pricing.tradeEquity", {
      required: false,
      // More may be owed than the trade is worth.
      min: Number.NEGATIVE_INFINITY,
    }),
    select("creditRange", "details.pricing.creditRange", { rule: "credit-range", financial: true }),
    select("months", "details.pricing.months", { rule: "number", financial: true }),
    select("identifier", "details.identifier", { options: APPLICANTS }),
    select("buyingTime", "details.buyingTime", { options: BUYING_TIMES, required: false }),
    select("income", "details.incomeRange", { options: INCOME_RANGES, financial: true }),
    ...person,
  ],
};
