import { creditRanges } from "@forecourt/finance";
import { Icon } from "@forecourt/ui/icon";
import { RadioCard } from "@forecourt/ui/radio-card";
import { RadioGroup } from "@forecourt/ui/radio-group";
import { assumedScore } from "#content/payment/assumed-score.ts";
import { creditRangeValue } from "../credit-range-text.ts";
import { controlId, StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { pointsText } from "./step-texts.ts";

/** The fourth question: the range of the credit score, with what each range adds to the rate. */
export function CreditScoreStep(props: StepProps) {
  const { words, paymentWords, finance, subject } = props.content;
  const { creditRange } = props.wizard.terms;
  const id = controlId("creditRange");
  const chosen = creditRange && creditRangeValue(creditRange);
  return (
    <StepForm {...props}>
      {(errors) => (
        <div className="grid gap-4">
          <RadioGroup id={id} legend={words.range} legendHidden variant="cards" required error={errors[id]}>
            {creditRanges(finance).map((range) => (
              <RadioCard
                key={range.minScore}
                name="range"
                value={creditRangeValue(range)}
                label={assumedScore(range, finance.creditTiers, paymentWords)}
                detail={pointsText(range, words, subject.locale)}
                defaultChecked={creditRangeValue(range) === chosen}
              />
            ))}
          </RadioGroup>
          <p className="flex gap-2.5 text-muted text-sm">
            <Icon name="info" size={18} />
            {words.notSure}
          </p>
        </div>
      )}
    </StepForm>
  );
}
