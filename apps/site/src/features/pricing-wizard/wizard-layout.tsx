import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { WIZARD_STEPS, type WizardStep } from "@forecourt/visitor";
import type { ReactNode, Ref } from "react";
import { StepFlowLayout } from "#content/step-flow/step-flow-layout.tsx";
import { stepNumber } from "./wizard-address.ts";
import type { WizardWords } from "./wizard-content.ts";

type WizardLayoutProps = {
  title: string;
  step: WizardStep;
  /** Whether the trade equity is not asked; a skipped step keeps its number. */
  skipsEquity: boolean;
  words: Pick<WizardWords, "place" | "steps" | "done" | "skipped">;
  heading: string;
  headingRef?: Ref<HTMLHeadingElement>;
  lead: string;
  summary: ReactNode;
  children: ReactNode;
};

/** A step of the pricing wizard: "Step 4 of 6: Credit range". */
export function WizardLayout({ step, skipsEquity, words, ...layout }: WizardLayoutProps) {
  const values = { number: stepNumber(step), total: WIZARD_STEPS.length, label: words.steps[step] };
  return (
    <StepFlowLayout
      {...layout}
      steps={WIZARD_STEPS.map((id) => ({
        id,
        label: words.steps[id],
        skipped: id === "trade-equity" && skipsEquity,
      }))}
      step={step}
      place={fillPlaceholders(words.place, values)}
      stateWords={words}
    />
  );
}
