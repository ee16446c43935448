import { formatMoney, formatPercent } from "@forecourt/money";
import type { BasisPoints, Cents } from "@forecourt/units";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { ValuationSource } from "#server/trade-in/valuation-source.ts";

/** One row of an offer. */
export type TierRow = {
  id: string;
  label: string;
  note: string | null;
  /** As text, with its sign. */
  amount: string;
  /** `sum` ends a part of the rows, `owed` is what the shopper pays. */
  look?: "sum" | "owed" | "gain";
};

export type TierContext = Pick<PageContext, "locale" | "storeId" | "settings"> & { source: ValuationSource };

/** Words, amounts and percentages of a language. */
export function tierFormats({ locale }: Pick<TierContext, "locale">) {
  const money = (cents: Cents) => formatMoney(cents, locale);
  return {
    t: translator(locale, "tradeIn"),
    money,
    /** `value` in percent, such as 7.5. */
    percent: (value: number) => formatPercent(Math.round(value * 100) as BasisPoints, locale),
    signed: (cents: Cents) =>
      cents === 0 ? money(0 as Cents) : cents < 0 ? `−${money(-cents as Cents)}` : `+${money(cents)}`,
  };
}
