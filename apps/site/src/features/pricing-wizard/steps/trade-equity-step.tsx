import { tradeEquityLimits } from "@forecourt/finance";
import { Field } from "@forecourt/ui/field";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { MoneyInput } from "@forecourt/ui/money-input";
import { controlId, StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { limitTexts } from "./step-texts.ts";

/** The third question, only with a trade-in: its estimated equity. */
export function TradeEquityStep(props: StepProps) {
  const { content, wizard } = props;
  const { words, finance, subject, given } = content;
  const id = controlId("tradeEquity");
  return (
    <StepForm {...props}>
      {(errors) => (
        <Field
          id={id}
          label={words.equity}
          hint={fillPlaceholders(words.equityHint, limitTexts(tradeEquityLimits(finance), subject.locale))}
          error={errors[id]}
          className="max-w-100"
        >
          {(control) => (
            <MoneyInput
              {...control}
              name="equity"
              required
              wholeDollars
              signed
              defaultCents={wizard.terms.tradeEquity}
              {...(wizard.errors.length > 0 && { defaultText: given.typed })}
            />
          )}
        </Field>
      )}
    </StepForm>
  );
}
