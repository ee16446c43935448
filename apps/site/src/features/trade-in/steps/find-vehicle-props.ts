import type { TradeInFlow } from "../flow/use-trade-in.ts";
import type { TradeInContent } from "../trade-in-content.ts";

/** What every way to find the vehicle gets. */
export type FindVehicleProps = { content: TradeInContent; flow: TradeInFlow };
