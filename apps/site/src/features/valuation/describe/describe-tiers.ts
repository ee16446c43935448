import { formatMoney, formatPercent } from "@forecourt/money";
import type { Question, Valuation, ValuationLine } from "@forecourt/trade-in";
import { questionnaireIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";

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

type Context = Pick<PageContext, "locale" | "storeId" | "settings">;

/**
 * Describes the offers of a valuation. All have the same rows in the same order, so that they can be compared; what one
 * does not have is $0.
 */
export function describeTiers(valuation: Valuation, context: Context): TierContent[] {
  const { cashNow, moreCashLater } = valuation;
  if (!cashNow) return [];
  const { locale } = context;
  const t = translator(locale, "tradeIn");
  const money = (cents: number) => formatMoney(cents, locale);
  const steps = context.settings.tradeIn?.offerSettings.moreCashLater;
  const lines = (own: readonly ValuationLine[]) =>
    own.map((line, at) => rowOf(line, at, { ...context, steps: steps?.stepPayments ?? [] }));
  const noSteps = moreCashLater
    ? moreCashLater.net.lines.flatMap((line) =>
        line.code === "step-payment"
          ? [
              {
                id: `step ${line.label}`,
                label: stepLabel(line.label, t),
                note: t("result.lines.ours"),
                amount: money(0),
              },
            ]
          : [],
      )
    : [];
  const day = thatDay(valuation, context);
  const checks = moreCashLater?.additionalPayments ?? [];
  const later = checks.reduce((sum, { amount }) => sum + amount, 0);
  const shares = steps?.additionalPayments ?? [];
  const checkRow = (cents: number, note: string): TierRow => ({
    id: "checks",
    label: t("result.lines.checks"),
    note,
    amount: signed(cents, money),
  });
  const tiers: TierContent[] = [
    {
      id: "cash-now",
      title: t("result.tiers.cash-now"),
      text: t("result.tiers.cash-now-text"),
      price: money(cashNow.finalPrice),
      estimated: null,
      rows: [
        ...lines(cashNow.breakdown.lines),
        ...noSteps,
        {
          id: "offer",
          label: t("result.lines.offer"),
          note: null,
          amount: money(cashNow.finalPrice),
          look: "sum",
        },
        ...day,
        ...(moreCashLater ? [checkRow(0, t("result.lines.noChecks"))] : []),
        endRow(cashNow.equity, context),
      ],
      fine: null,
    },
  ];
  if (!moreCashLater) return tiers;
  const kept = moreCashLater.net.total - moreCashLater.finalPrice;
  return [
    ...tiers,
    {
      id: "more-cash-later",
      title: t("result.tiers.more-cash-later"),
      text: t("result.tiers.more-cash-later-text"),
      price: money(moreCashLater.finalPrice),
      estimated: t("result.tiers.estimated"),
      rows: [
        ...lines(moreCashLater.net.lines),
        ...(kept > 0
          ? [{ id: "kept", label: t("result.lines.share"), note: null, amount: signed(-kept, money) }]
          : []),
        {
          id: "offer",
          label: t("result.lines.total"),
          note: null,
          amount: money(moreCashLater.finalPrice),
          look: "sum",
        },
        ...day,
        checkRow(
          later,
          `${checks
            .map(({ label, amount }) =>
              t("result.lines.check", {
                amount: money(amount),
                percent: formatPercent(
                  Math.round((shares.find((share) => share.label === label)?.percent ?? 0) * 100),
                  locale,
                ),
              }),
            )
            .join("; ")}.`,
        ),
        endRow(moreCashLater.equity, context),
      ],
      fine: t("result.tiers.certain", { amount: money(cashNow.finalPrice) }),
    },
  ];
}

type Steps = readonly { label: string; percent?: number | undefined; amount?: number | undefined }[];

function rowOf(line: ValuationLine, at: number, context: Context & { steps: Steps }): TierRow {
  const { locale, storeId, steps } = context;
  const t = translator(locale, "tradeIn");
  const money = (cents: number) => formatMoney(cents, locale);
  const percent = (value: number) => formatPercent(Math.round(value * 100), locale);
  const amount = line.code === "base" ? money(line.cents) : signed(line.cents, money);
  switch (line.code) {
    case "base":
      return {
        id: "base",
        label: t(`result.lines.${line.vehiclePriceKey}`),
        note: t(
          line.vehiclePriceKey === "adjusted_retail_avg"
            ? "result.lines.retailText"
            : "result.lines.wholeText",
        ),
        amount,
      };
    case "percent-deduction":
    case "amount-deduction": {
      const question = questionOf(line.questionId, locale, storeId);
      const label = question?.answers?.find(({ value }) => value === line.answer)?.label ?? line.answer;
      return {
        id: `${line.questionId} ${line.code}`,
        label: [question?.text, label].filter(Boolean).join(" "),
        note:
          line.code === "percent-deduction"
            ? t("result.lines.percentOf", { percent: percent(line.percent) })
            : t("result.lines.amount"),
        amount,
      };
    }
    case "floor":
      return { id: "floor", label: t("result.lines.floor"), note: null, amount };
    case "step-payment": {
      const step = steps.find(({ label }) => label === line.label);
      const values = { amount: money(step?.amount ?? 0), percent: percent(step?.percent ?? 0) };
      const note = !step?.percent
        ? t("result.lines.amount")
        : t(step.amount ? "result.lines.stepBoth" : "result.lines.stepPercent", values);
      return { id: `step ${line.label} ${at}`, label: stepLabel(line.label, t), note, amount };
    }
  }
}

/** What is owed, and what changes hands on the day: the same with every offer. */
function thatDay({ cashNow, remainingBalance }: Valuation, { locale }: Context): TierRow[] {
  const t = translator(locale, "tradeIn");
  const money = (cents: number) => formatMoney(cents, locale);
  const left = cashNow?.equity ?? 0;
  return [
    {
      id: "balance",
      label: t("result.lines.balance"),
      note: t(remainingBalance > 0 ? "result.lines.balanceText" : "result.lines.noBalance"),
      amount: signed(-remainingBalance, money),
    },
    left < 0
      ? {
          id: "day",
          label: t("result.lines.payThatDay"),
          note: t("result.lines.payText"),
          amount: money(-left),
          look: "owed",
        }
      : { id: "day", label: t("result.lines.getThatDay"), note: null, amount: money(left) },
  ];
}

function endRow(equity: number, { locale }: Context): TierRow {
  return {
    id: "end",
    label: translator(locale, "tradeIn")("result.lines.end"),
    note: null,
    amount: signed(equity, (cents) => formatMoney(cents, locale)),
    look: equity < 0 ? "owed" : "gain",
  };
}

/** Known labels are translated; another dealership's own are shown as they are. */
function stepLabel(label: string, t: ReturnType<typeof translator<"tradeIn">>): string {
  return label === "reconditioning" || label === "advertising" ? t(`result.lines.${label}`) : label;
}

function questionOf(questionId: string, locale: Context["locale"], storeId: string): Question | undefined {
  return questionnaireIn(locale, storeId)?.questions.find((question) => question.questionId === questionId);
}

function signed(cents: number, money: (cents: number) => string): string {
  if (cents === 0) return money(0);
  return cents < 0 ? `−${money(-cents)}` : `+${money(cents)}`;
}
