export type { TradeInClient } from "./trade-in-client.ts";
export { createTradeInClient } from "./trade-in-client.ts";
export { tradeInQueries } from "./trade-in-queries.ts";
export type { OfferedTier, TradeInValuation, TradeInValuationRequest } from "./trade-in-schema.ts";
export {
  questionnaireSchema,
  tradeInValuationRequestSchema,
  tradeInValuationSchema,
} from "./trade-in-schema.ts";
