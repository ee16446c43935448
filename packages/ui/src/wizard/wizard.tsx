"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";
import { adjacentStep } from "../stepper/step-states.ts";
import { Stepper, type StepperProps, type StepperStep } from "../stepper/stepper.tsx";

export type WizardStep = StepperStep & {
  /** The question, the step's heading. */
  heading: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** The step's fields. */
  content: ReactNode;
  /** Replaces Continue: `See my payments`. */
  nextLabel?: ReactNode;
};

export type WizardProps = Omit<ComponentProps<"form">, "title" | "onSubmit"> &
  Pick<StepperProps, "title" | "stateWords"> & {
    steps: readonly WizardStep[];
    /** Id of the current step. The application holds it, so that the browser's Back opens the previous step. */
    step: string;
    /** Called to change the step. If answers are invalid, the application shows errors and keeps the step. */
    onStepChange: (step: string, to: "next" | "back") => void;
    /** Called by Continue on the last step. */
    onFinish: () => void;
    /** The position as text, shown and announced: `Step 4 of 6: Credit range`. */
    placeText: (number: number, total: number, label: string) => string;
    backLabel: ReactNode;
    nextLabel: ReactNode;
    /** An answer is being submitted: Continue shows it and ignores presses. */
    pending?: boolean;
    /** The answers so far, beside the step or below it on small screens. */
    summary?: ReactNode;
    /** Heading level in the page's outline. */
    headingLevel?: 1 | 2;
  };

/**
 * A multi-step form. All steps stay in the form, hidden, so that going back keeps the answers.
 * Skipped steps keep their answers but do not submit them.
 * A step change moves focus to its heading and announces its position.
 */
export function Wizard({
  title,
  stateWords,
  steps,
  step,
  onStepChange,
  onFinish,
  placeText,
  backLabel,
  nextLabel,
  pending = false,
  summary,
  headingLevel = 1,
  className,
  ...rest
}: WizardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);

  const at = steps.findIndex(({ id }) => id === step);
  const position = placeText(at + 1, steps.length, steps[at]?.label ?? "");
  const before = adjacentStep(steps, step, -1);
  const Heading = `h${headingLevel}` as const;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const next = adjacentStep(steps, step, 1);
    if (next) onStepChange(next.id, "next");
    else onFinish();
  };

  return (
    // The application validates the answers; the browser would stop at hidden fields.
    <form noValidate onSubmit={onSubmit} className={cx("grid gap-8 lg:gap-12", className)} {...rest}>
      <Stepper
        title={title}
        steps={steps}
        current={step}
        text={<span role="status">{position}</span>}
        stateWords={stateWords}
      />
      <div
        className={cx(
          "grid items-start gap-10",
          summary ? "lg:grid-cols-[minmax(0,41.25rem)_minmax(0,23.25rem)] lg:justify-between" : "max-w-165",
        )}
      >
        <div className="grid min-w-0 gap-7">
          {steps.map(({ id, skipped, heading: words, lead, content }) => (
            <fieldset key={id} hidden={id !== step} disabled={skipped} className="min-w-0">
              <Heading
                ref={id === step ? heading : undefined}
                tabIndex={-1}
                className="text-balance rounded-xs font-bold text-4xl outline-offset-4"
              >
                {words}
              </Heading>
              {lead ? <p className="mt-3 max-w-[36em] text-lead text-muted">{lead}</p> : null}
              <div className="mt-7">{content}</div>
            </fieldset>
          ))}
          <div className="flex flex-wrap justify-between gap-3">
            {before ? (
              <Button variant="secondary" size="lg" onClick={() => onStepChange(before.id, "back")}>
                {backLabel}
              </Button>
            ) : null}
            <Button
              type="submit"
              size="lg"
              pending={pending}
              className="ms-auto min-w-40 flex-1 sm:min-w-48 sm:flex-none"
            >
              {steps[at]?.nextLabel ?? nextLabel}
            </Button>
          </div>
        </div>
        {summary ? <aside className="min-w-0 lg:sticky lg:top-23">{summary}</aside> : null}
      </div>
    </form>
  );
}
