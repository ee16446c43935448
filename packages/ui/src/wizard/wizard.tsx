"use client";

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "../button/button.tsx";
import { cx } from "../class-names/class-names.ts";
import { neighbourOf } from "../stepper/step-states.ts";
import { Stepper, type StepperProps, type StepperStep } from "../stepper/stepper.tsx";

export type WizardStep = StepperStep & {
  /** The question, as the page's heading. */
  heading: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** The step's fields. */
  content: ReactNode;
  /** Instead of Continue: `See my payments`. */
  nextLabel?: ReactNode;
};

export type WizardProps = Omit<ComponentProps<"form">, "title" | "onSubmit"> &
  Pick<StepperProps, "title" | "stateWords"> & {
    steps: readonly WizardStep[];
    /** The id of the step that is shown: the application's, so that the browser's Back is one step back. */
    step: string;
    /** Asks for another step. An application that finds the answers wanting says so in the step and stays. */
    onStepChange: (step: string, to: "next" | "back") => void;
    /** Continue on the last step. */
    onFinish: () => void;
    /** The place in words, shown and announced: `Step 4 of 6: Credit range`. */
    placeText: (number: number, total: number, label: string) => string;
    backLabel: ReactNode;
    nextLabel: ReactNode;
    /** An answer is being sent: Continue says so and cannot be pressed again. */
    pending?: boolean;
    /** What has been chosen so far, beside the step; below it on small screens. */
    summary?: ReactNode;
    /** The headings' place in the page's outline. */
    headingLevel?: 1 | 2;
  };

/**
 * A flow of questions, one group at a time, in one form. All steps stay in the form, the others hidden, so going back
 * keeps every answer; a step that is not asked keeps its answers too, but sends none. A change of step moves focus to
 * its heading and says the new place.
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
  const place = placeText(at + 1, steps.length, steps[at]?.label ?? "");
  const before = neighbourOf(steps, step, -1);
  const Heading = `h${headingLevel}` as const;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const next = neighbourOf(steps, step, 1);
    if (next) onStepChange(next.id, "next");
    else onFinish();
  };

  return (
    // The application judges a step's answers; the browser would stop at fields of hidden steps.
    <form noValidate onSubmit={onSubmit} className={cx("grid gap-8 lg:gap-12", className)} {...rest}>
      <Stepper
        title={title}
        steps={steps}
        current={step}
        text={<span role="status">{place}</span>}
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
