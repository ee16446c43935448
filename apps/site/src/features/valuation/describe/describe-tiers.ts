import type { MoreCashLater, Valuation } from "@forecourt/trade-in";
import type { Cents } from "@forecourt/units";
import { lineRow, stepLabel } from "./line-row.ts";
import { type TierContext, type TierRow, tierFormats } from "./tier-row.ts";

export type TierContent = {
  id: "cash-now" | "more-cash-later";
  title: string;
  text: string;
  price: string;
  /** Said beside a price that is not certain. */
  estimated: string | null;
  rows: TierRow[];
  fine: string | null;
};

/**
 * Describes the offers of a valuation. All have the same rows in the same order, so that shoppers can compare them. A
 * row that an offer does not have is $0.
 */
export function describeTiers(valuation: Valuation, context: TierContext): TierContent[] {
  const { cashNow, moreCashLater } = valuation;
  if (!cashNow) return [];
  const { t, money } = tierFormats(context);
  const day = dayRows(valuation, context);
  const cash: TierContent = {
    id: "cash-now",
    title: t("result.tiers.cash-now"),
    text: t("result.tiers.cash-now-text"),
    price: money(cashNow.finalPrice),
    estimated: context.source.kind === "model" ? t("result.tiers.estimated") : null,
    rows: [
      ...cashNow.breakdown.lines.map((line, at) => lineRow(line, at, context)),
      ...(moreCashLater ? stepsWithoutCost(moreCashLater, context) : []),
      sumRow(t("result.lines.offer", { source: context.source.kind }), cashNow.finalPrice, context),
      ...day,
      ...(moreCashLater ? [checksRow(0 as Cents, t("result.lines.noChecks"), context)] : []),
      endRow(cashNow.equity, context),
    ],
    fine: null,
  };
  if (!moreCashLater) return [cash];
  const later: TierContent = {
    id: "more-cash-later",
    title: t("result.tiers.more-cash-later"),
    text: t("result.tiers.more-cash-later-text"),
    price: money(moreCashLater.finalPrice),
    estimated: t("result.tiers.estimated"),
    rows: [
      ...moreCashLater.net.lines.map((line, at) => lineRow(line, at, context)),
      ...keptRows(moreCashLater, context),
      sumRow(t("result.lines.total"), moreCashLater.finalPrice, context),
      ...day,
      laterChecksRow(moreCashLater, context),
      endRow(moreCashLater.equity, context),
    ],
    fine: t("result.tiers.certain", { amount: money(cashNow.finalPrice) }),
  };
  return [cash, later];
}

function sumRow(label: string, cents: Cents, context: TierContext): TierRow {
  return { id: "offer", label, note: null, amount: tierFormats(context).money(cents), look: "sum" };
}

/** The steps of the other offer, which cost nothing with cash now. */
function stepsWithoutCost({ net }: MoreCashLater, context: TierContext): TierRow[] {
  const { t, money } = tierFormats(context);
  return net.lines.flatMap((line) =>
    line.code === "step-payment"
      ? [
          {
            id: `step ${line.label}`,
            label: stepLabel(line.label, context),
            note: t("result.lines.ours"),
            amount: money(0 as Cents),
          },
        ]
      : [],
  );
}

/** The part of the gain that stays with the dealership. */
function keptRows({ net, finalPrice }: MoreCashLater, context: TierContext): TierRow[] {
  const { t, signed } = tierFormats(context);
  const kept = net.total - finalPrice;
  return kept > 0
    ? [{ id: "kept", label: t("result.lines.share"), note: null, amount: signed(-kept as Cents) }]
    : [];
}

/** What is owed, and what changes hands on the day: the same with every offer. */
function dayRows({ cashNow, remainingBalance }: Valuation, context: TierContext): TierRow[] {
  const { t, money, signed } = tierFormats(context);
  const left = cashNow?.equity ?? 0;
  return [
    {
      id: "balance",
      label: t("result.lines.balance"),
      note: t(remainingBalance > 0 ? "result.lines.balanceText" : "result.lines.noBalance"),
      amount: signed(-remainingBalance as Cents),
    },
    left < 0
      ? {
          id: "day",
          label: t("result.lines.payThatDay"),
          note: t("result.lines.payText"),
          amount: money(-left as Cents),
          look: "owed",
        }
      : { id: "day", label: t("result.lines.getThatDay"), note: null, amount: money(left as Cents) },
  ];
}

function checksRow(cents: Cents, note: string, context: TierContext): TierRow {
  const { t, signed } = tierFormats(context);
  return { id: "checks", label: t("result.lines.checks"), note, amount: signed(cents) };
}

function laterChecksRow({ additionalPayments }: MoreCashLater, context: TierContext): TierRow {
  const { t, money, percent } = tierFormats(context);
  const shares = context.settings.tradeIn?.offerSettings.moreCashLater?.additionalPayments;
  const notes = additionalPayments.map(({ label, amount }) =>
    t("result.lines.check", {
      amount: money(amount),
      percent: percent(shares?.find((share) => share.label === label)?.percent ?? 0),
    }),
  );
  const total = additionalPayments.reduce((sum, { amount }) => sum + amount, 0);
  return checksRow(total as Cents, `${notes.join("; ")}.`, context);
}

function endRow(equity: Cents, context: TierContext): TierRow {
  const { t, signed } = tierFormats(context);
  return {
    id: "end",
    label: t("result.lines.end"),
    note: null,
    amount: signed(equity),
    look: equity < 0 ? "owed" : "gain",
  };
}
