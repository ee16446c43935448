import { RadioCard } from "@forecourt/ui/radio-card";
import { RadioGroup } from "@forecourt/ui/radio-group";
import { controlId, StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";

/** The second question: whether there is a trade-in. */
export function TradingInStep(props: StepProps) {
  const { words } = props.content;
  const { tradingIn } = props.wizard.terms;
  const id = controlId("tradingIn");
  return (
    <StepForm {...props}>
      {(errors) => (
        <RadioGroup id={id} legend={words.trading} legendHidden variant="cards" required error={errors[id]}>
          <RadioCard
            name="trading"
            value="yes"
            label={words.tradingYes}
            description={words.tradingYesText}
            defaultChecked={tradingIn === true}
          />
          <RadioCard name="trading" value="no" label={words.tradingNo} defaultChecked={tradingIn === false} />
        </RadioGroup>
      )}
    </StepForm>
  );
}
