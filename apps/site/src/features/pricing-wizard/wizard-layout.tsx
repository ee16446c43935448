import { Container } from "@forecourt/ui/container";
import type { WizardStep } from "@forecourt/visitor";
import type { ReactNode, Ref } from "react";
import type { WizardWords } from "./wizard-content.ts";
import { WizardProgress } from "./wizard-progress.tsx";

type WizardLayoutProps = {
  title: string;
  step: WizardStep;
  skipsEquity: boolean;
  words: Pick<WizardWords, "place" | "steps" | "done" | "skipped">;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  lead: string;
  summary: ReactNode;
  children: ReactNode;
};

/** A step with its place in the flow above it and the summary beside it, below on small screens. */
export function WizardLayout({
  title,
  step,
  skipsEquity,
  words,
  heading,
  headingRef,
  lead,
  summary,
  children,
}: WizardLayoutProps) {
  return (
    <>
      <Container>
        <WizardProgress title={title} step={step} skipsEquity={skipsEquity} words={words} />
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
