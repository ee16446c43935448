import { stepValues } from "@forecourt/finance";
import { Field } from "@forecourt/ui/field";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { MoneyInput } from "@forecourt/ui/money-input";
import { SegmentedControl } from "@forecourt/ui/segmented-control";
import { controlId, StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import { limitTexts } from "./step-texts.ts";

/** The first question: the down payment, and the term that the payment is calculated over. */
export function DownPaymentStep(props: StepProps) {
  const { content, wizard } = props;
  const { words, finance, subject, given } = content;
  const { cashDown, months } = wizard.terms;
  const { cashDown: limits, financeTerm } = finance;
  const id = controlId("cashDown");
  return (
    <StepForm {...props}>
      {(errors) => (
        <>
          <Field
            id={id}
            label={words.cashDown}
            hint={fillPlaceholders(
              words.cashDownHint,
              limitTexts({ ...limits, step: limits.dollars.step }, subject.locale),
            )}
            error={errors[id]}
            className="max-w-80"
          >
            {(control) => (
              <MoneyInput
                {...control}
                name="down"
                required
                wholeDollars
                defaultCents={cashDown}
                {...(wizard.errors.length > 0 && { defaultText: given.typed })}
              />
            )}
          </Field>
          <SegmentedControl
            id={controlId("months")}
            legend={words.months}
            name="months"
            variant="tiles"
            className="max-sm:[&>div]:grid-cols-3"
            defaultValue={String(months ?? financeTerm.default)}
            options={stepValues(financeTerm).map((value) => ({ value: String(value), label: String(value) }))}
          />
        </>
      )}
    </StepForm>
  );
}
