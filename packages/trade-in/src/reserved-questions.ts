import type { Condition } from "./questionnaire.ts";
import { VEHICLE_CONDITIONS } from "./valuation-provider.ts";

/** Goes to the valuation provider as the vehicle's condition. */
export const CONDITION_QUESTION = "condition";
/** Whether the vehicle is paid off, financed or leased. */
export const FINANCE_TYPE_QUESTION = "finance-type";
/** What is still owed on the vehicle: the amount that makes an offer into equity. */
export const REMAINING_BALANCE_QUESTION = "remaining-balance";

/** One of a fixed set of answers, or an amount of dollars; shown on a fixed condition, when there is one. */
type ReservedForm = { values?: readonly string[]; condition?: Condition };

/**
 * Questions whose ids mean something to the engine. A questionnaire may do without them; one that has them asks them
 * in this form and requires an answer (docs/product/trade-in.md, "Reserved questions").
 */
export const RESERVED_QUESTIONS: ReadonlyMap<string, ReservedForm> = new Map<string, ReservedForm>([
  [CONDITION_QUESTION, { values: VEHICLE_CONDITIONS }],
  [FINANCE_TYPE_QUESTION, { values: ["none", "loan", "finance"] }],
  [
    REMAINING_BALANCE_QUESTION,
    { condition: { questionId: FINANCE_TYPE_QUESTION, answers: ["loan", "finance"] } },
  ],
]);
