import type { TradeInValuation } from "@forecourt/api-clients/trade-in";
import type { Valuation, ValuationLine } from "@forecourt/trade-in";
import type { ValuationSource } from "./valuation-source.ts";

type Line = TradeInValuation["lines"]["cash-now"][number];

const dollars = (cents: number) => cents / 100;

/**
 * A valuation as the API answers it (docs/product/api.md, "Valuations"). Amounts are in dollars, and each tier has its
 * lines.
 *
 * @param stored its id, the path of its page, and where its figures come from
 */
export function valuationAnswer(
  { bringVehicleIn, cashNow, moreCashLater, validThrough }: Valuation,
  stored: { id: string; page: string; source: ValuationSource },
): TradeInValuation {
  return {
    valuationId: stored.id,
    url: stored.page,
    validUntil: validThrough,
    source: stored.source,
    tiers: {
      "bring-vehicle-in": bringVehicleIn,
      "cash-now": cashNow && { finalPrice: dollars(cashNow.finalPrice), equity: dollars(cashNow.equity) },
      "more-cash-later": moreCashLater && {
        initPrice: dollars(moreCashLater.initPrice),
        additionalPayments: moreCashLater.additionalPayments.map(({ label, amount }) => ({
          label,
          amount: dollars(amount),
        })),
        finalPrice: dollars(moreCashLater.finalPrice),
        equity: dollars(moreCashLater.equity),
      },
    },
    lines: {
      "cash-now": (cashNow?.breakdown.lines ?? []).map(lineInDollars),
      "more-cash-later": (moreCashLater?.net.lines ?? []).map(lineInDollars),
    },
    equity: cashNow && dollars(cashNow.equity),
  };
}

function lineInDollars({ cents, ...line }: ValuationLine): Line {
  return { ...line, amount: dollars(cents) };
}
