import { creditRangeScore, creditRanges, type FinanceSettings } from "@forecourt/finance";
import { Select, type SelectProps } from "@forecourt/ui/select";
import { assumedScore } from "./assumed-score.ts";
import type { PaymentWords } from "./payment-words.ts";

type ScoreSelectProps = Omit<SelectProps, "defaultValue" | "children"> & {
  /** The score behind the payment. */
  score: number;
  finance: Pick<FinanceSettings, "creditTiers" | "creditScore">;
  words: Pick<PaymentWords, "scoreOrBetter">;
};

/**
 * The ranges of credit scores, named as beside a payment. The chosen range keeps the payment's own score as its value,
 * so that sending an unchanged form changes no terms. The other ranges have their lowest score.
 *
 * @example <ScoreSelect name="score" score={850} finance={finance} words={words} /> // shows "620 or better", sends 850
 */
export function ScoreSelect({ score, finance, words, ...props }: ScoreSelectProps) {
  const ranges = creditRanges(finance);
  const chosen = ranges.find(({ minScore }) => score >= minScore) ?? ranges.at(-1);
  return (
    <Select {...props} defaultValue={score}>
      {ranges.map((range) => (
        <option
          key={range.minScore}
          value={range === chosen ? score : creditRangeScore(range, finance.creditScore)}
        >
          {assumedScore(range, finance.creditTiers, words)}
        </option>
      ))}
    </Select>
  );
}
