import { Button } from "@forecourt/ui/button";
import { Form } from "@forecourt/ui/form";
import type { FormErrors } from "@forecourt/ui/form-state";
import type { PricingWizard, PricingWizardAction, WizardTerms } from "@forecourt/visitor";
import type { ReactNode } from "react";
import { BackLink } from "#content/step-flow/back-link.tsx";
import { TERMS_STEP_API_PATH } from "#shared/addresses/public-paths.ts";
import { stepAnswer } from "../step-answer.ts";
import { stepNumber } from "../wizard-address.ts";
import type { StepProps } from "./step-props.ts";
import { errorTexts } from "./step-texts.ts";

/** The id of a step's control; errors of the wizard name its answer. */
export function controlId(field: keyof WizardTerms): string {
  return `terms-${field}`;
}

type StepFormProps = StepProps & { children: (errors: FormErrors) => ReactNode };

/**
 * The form of one question. Without scripts it is posted with the earlier answers, and the next step's page comes back.
 * With scripts the wizard's reducer validates it and opens the next step.
 */
export function StepForm({ content, wizard, check, onAnswer, back, children }: StepFormProps) {
  const { words, subject, finance, given } = content;
  const texts = errorTexts(content);
  const actionOf = (data: FormData) =>
    stepAnswer(
      wizard.step,
      Object.fromEntries(data) as Record<string, string>,
      finance,
    ) as PricingWizardAction;
  const messages = (errors: PricingWizard["errors"]): FormErrors =>
    Object.fromEntries(
      errors.map(({ path, code }) => [controlId(path[0] as keyof WizardTerms), texts[code] ?? ""]),
    );
  return (
    <Form
      id="terms-step"
      method="post"
      action={TERMS_STEP_API_PATH}
      refused={wizard.errors.length > 0 ? { errors: messages(wizard.errors) } : undefined}
      problemId="problem"
      validate={(data) => messages(check(actionOf(data)))}
      send={async (data) => {
        onAnswer(actionOf(data));
        return { kind: "continued" };
      }}
      problemTitle={words.problemTitle}
      problemPrefix={words.problemPrefix}
      pendingText=""
      failure={{ title: words.failedTitle, text: words.failedText }}
    >
      {({ errors }) => (
        <div className="grid gap-7">
          <Hidden
            values={{
              step: String(stepNumber(wizard.step)),
              locale: subject.locale,
              vin: subject.vin,
              next: subject.next,
              ...given.carried,
            }}
          />
          {children(errors)}
          <div className="flex flex-wrap justify-between gap-3">
            <BackLink back={back} label={words.back} />
            <Button type="submit" size="lg" className="ms-auto min-w-40 flex-1 sm:min-w-48 sm:flex-none">
              {words.next}
            </Button>
          </div>
        </div>
      )}
    </Form>
  );
}

function Hidden({ values }: { values: Readonly<Record<string, string | null>> }) {
  return Object.entries(values).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}
