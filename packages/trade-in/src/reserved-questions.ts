import type { Condition } from "./questionnaire.ts";
import { VEHICLE_CONDITIONS } from "./valuation-provider.ts";

/** Sent to the valuation provider as the vehicle's condition. */
export const CONDITION_QUESTION = "condition";
/** Whether the vehicle is paid off, financed or leased. */
export const FINANCE_TYPE_QUESTION = "finance-type";
/** The loan balance; subtracted from an offer to get the equity. */
export const REMAINING_BALANCE_QUESTION = "remaining-balance";

/** Fixed answers, or an amount of dollars; optionally a fixed condition. */
type ReservedForm = { values?: readonly string[]; condition?: Condition };

/**
 * Questions whose ids the engine uses. A questionnaire may omit them; otherwise they are required and have this form
 * (docs/product/trade-in.md, "Reserved questions").
 */
export const RESERVED_QUESTIONS: ReadonlyMap<string, ReservedForm> = new Map<string, ReservedForm>([
  [CONDITION_QUESTION, { values: VEHICLE_CONDITIONS }],
  [FINANCE_TYPE_QUESTION, { values: ["none", "loan", "finance"] }],
  [
    REMAINING_BALANCE_QUESTION,
    { condition: { questionId: FINANCE_TYPE_QUESTION, answers: ["loan", "finance"] } },
  ],
]);
