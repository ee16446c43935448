import type { Question, ValuationLine, VehiclePriceKey } from "@forecourt/trade-in";
import type { Cents } from "@forecourt/units";
import { questionnaireIn } from "#server/content/localized-dealership.ts";
import { type TierContext, type TierRow, tierFormats } from "./tier-row.ts";

/**
 * The row of a valuation's line.
 *
 * @param at its place among the lines, since two step payments may have one label
 */
export function lineRow(line: ValuationLine, at: number, context: TierContext): TierRow {
  const { t, money, percent, signed } = tierFormats(context);
  const amount = signed(line.cents);
  switch (line.code) {
    case "base":
      return {
        id: "base",
        ...baseTexts(line.vehiclePriceKey, context),
        amount: money(line.cents),
      };
    case "percent-deduction":
    case "amount-deduction": {
      const question = questionOf(line.questionId, context);
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
      const steps = context.settings.tradeIn?.offerSettings.moreCashLater?.stepPayments;
      const step = steps?.find(({ label }) => label === line.label);
      const values = { amount: money((step?.amount ?? 0) as Cents), percent: percent(step?.percent ?? 0) };
      const note = !step?.percent
        ? t("result.lines.amount")
        : t(step.amount ? "result.lines.stepBoth" : "result.lines.stepPercent", values);
      return { id: `step ${line.label} ${at}`, label: stepLabel(line.label, context), note, amount };
    }
  }
}

/** What the first line is: our estimate, or a price of the book. */
function baseTexts(key: VehiclePriceKey, context: TierContext): Pick<TierRow, "label" | "note"> {
  const { t } = tierFormats(context);
  const { source } = context;
  const price = t(`result.lines.${key}`);
  if (source.kind === "model") {
    return {
      // Within a sentence the name of the price is no heading.
      label: t("result.lines.estimated", { price: price.toLowerCase() }),
      note: t("result.lines.modelText"),
    };
  }
  const isRetail = key === "adjusted_retail_avg";
  const book = { book: source.name };
  return {
    label: price,
    note: t(isRetail ? "result.lines.retailText" : "result.lines.wholeText", book),
  };
}

/** Known labels are translated; another dealership's own are shown as they are. */
export function stepLabel(label: string, context: TierContext): string {
  const { t } = tierFormats(context);
  return label === "reconditioning" || label === "advertising" ? t(`result.lines.${label}`) : label;
}

function questionOf(questionId: string, { locale, storeId }: TierContext): Question | undefined {
  return questionnaireIn(locale, storeId)?.questions.find((question) => question.questionId === questionId);
}
