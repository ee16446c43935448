import { Container } from "@forecourt/ui/container";
import { Stepper, type StepperStep } from "@forecourt/ui/stepper";
import type { ReactNode, Ref } from "react";

type StepFlowLayoutProps = {
  /** The flow's name: `Value my car`. */
  title: string;
  steps: readonly StepperStep[];
  /** Id of the current step. */
  step: string;
  /** The position as text: `Step 4 of 6: Credit range`. */
  place: string;
  /** Hidden text for completed and for skipped steps. */
  stateWords: { done: string; skipped: string };
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  lead: string;
  summary: ReactNode;
  children: ReactNode;
};

/** A step of a flow, with its position above it and the summary beside it, below on small screens. */
export function StepFlowLayout(props: StepFlowLayoutProps) {
  const { title, steps, step, place, stateWords, heading, headingRef, lead, summary, children } = props;
  return (
    <>
      <Container>
        <Stepper
          title={title}
          steps={steps}
          current={step}
          text={<span role="status">{place}</span>}
          stateWords={stateWords}
        />
      </Container>
      <Container className="pt-8 lg:pt-12">
        <div className="mx-auto grid max-w-288 items-start gap-10 lg:grid-cols-[minmax(0,41.25rem)_minmax(0,23.25rem)] lg:justify-between">
          <div className="min-w-0">
            <h1
              ref={headingRef}
              tabIndex={-1}
              className="text-balance rounded-xs font-bold text-4xl outline-offset-4"
            >
              {heading}
            </h1>
            <p className="mt-3 max-w-[36em] text-lead text-muted">{lead}</p>
            <div className="mt-7">{children}</div>
          </div>
          {summary}
        </div>
      </Container>
    </>
  );
}
