export { builtInValuation } from "./built-in-valuation.ts";
export { defaultValuationModel } from "./built-in-valuation-default.ts";
export type { ValuationModel, VehicleClass, VehicleClassName } from "./built-in-valuation-model.ts";
export { estimateVehiclePrices } from "./built-in-valuation-prices.ts";
export { defaultOfferSettings } from "./default-offer-settings.ts";
export { isValuationValid } from "./is-valuation-valid.ts";
export { modelAge } from "./model-age.ts";
export type { AdditionalPayment, MoreCashLater } from "./more-cash-later.ts";
export type { OfferSettings, Payment, PriceRule } from "./offer-settings.ts";
export type {
  Answer,
  Condition,
  Deduction,
  InputType,
  Question,
  QuestionCategory,
  Questionnaire,
} from "./questionnaire.ts";
export type { AnswerErrorCode, Answers, ReadAnswer } from "./read-answer.ts";
export { MAX_ANSWER_LENGTH, readAnswer } from "./read-answer.ts";
export {
  CONDITION_QUESTION,
  FINANCE_TYPE_QUESTION,
  REMAINING_BALANCE_QUESTION,
} from "./reserved-questions.ts";
export type { Operator, Rule, RuleSet } from "./rule.ts";
export { shownQuestions } from "./shown-questions.ts";
export type { TradeInProgress } from "./trade-in-progress.ts";
export { tradeInProgress } from "./trade-in-progress.ts";
export type { TradeInAction, TradeInState } from "./trade-in-reducer.ts";
export { shownCategories, startTradeIn, tradeInReducer } from "./trade-in-reducer.ts";
export type { TradeInVehicle } from "./trade-in-vehicle.ts";
export type { AnswerError, AnsweredQuestion, ValidatedAnswers } from "./validate-answers.ts";
export { answeredQuestions, validateAnswers } from "./validate-answers.ts";
export type { CashNow, OfferTier, UnpricedReason, Valuation } from "./valuation.ts";
export type { Breakdown, ValuationLine } from "./valuation-line.ts";
export type {
  ProvidedPrices,
  ProviderErrorCode,
  UnvaluedCode,
  ValuationProvider,
  ValuationRequest,
  VehicleCondition,
  VehiclePriceKey,
  VehiclePrices,
} from "./valuation-provider.ts";
export type { TradeIn, TradeInError, ValuationResult, VehicleErrorCode } from "./value-trade-in.ts";
export { requestValuation, valueTradeIn } from "./value-trade-in.ts";
