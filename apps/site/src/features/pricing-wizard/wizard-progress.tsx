import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { Stepper } from "@forecourt/ui/stepper";
import { WIZARD_STEPS, type WizardStep } from "@forecourt/visitor";
import { stepNumber } from "./wizard-address.ts";
import type { WizardWords } from "./wizard-content.ts";

type WizardProgressProps = {
  title: string;
  step: WizardStep;
  /** Whether the trade equity is asked. */
  skipsEquity: boolean;
  words: Pick<WizardWords, "place" | "steps" | "done" | "skipped">;
};

/** The line below the header: "Step 4 of 6: Credit range". A skipped step keeps its number. */
export function WizardProgress({ title, step, skipsEquity, words }: WizardProgressProps) {
  const values = { number: stepNumber(step), total: WIZARD_STEPS.length, label: words.steps[step] };
  return (
    <Stepper
      title={title}
      steps={WIZARD_STEPS.map((id) => ({
        id,
        label: words.steps[id],
        skipped: id === "trade-equity" && skipsEquity,
      }))}
      current={step}
      text={<span role="status">{fillPlaceholders(words.place, values)}</span>}
      stateWords={words}
    />
  );
}
