import { Note } from "@forecourt/ui/note";
import { Payment } from "@forecourt/ui/payment";
import { type PricingWizard, wizardSteps } from "@forecourt/visitor";
import { PAYMENT_EXPLAINER_ID } from "#content/payment-explainer/payment-explainer-id.ts";
import type { WizardContent } from "./wizard-content.ts";
import { WizardPriceCard } from "./wizard-price-card.tsx";

type WizardSummaryProps = {
  content: WizardContent;
  wizard: Pick<PricingWizard, "step" | "terms">;
  /** What is left to do; by default the number of steps. */
  left?: string;
};

/** The answers so far. Before the wizard is finished it shows the example payment, and says so. */
export function WizardSummary({ content, wizard: { step, terms }, left }: WizardSummaryProps) {
  const { words, example, stepsLeft } = content;
  const steps = wizardSteps(terms);
  const stepsAfter = steps.length - 1 - steps.indexOf(step);
  return (
    <WizardPriceCard content={content} terms={terms}>
      <Note tone="success" title={words.summary.finish}>
        {left ?? stepsLeft[stepsAfter - 1]}
      </Note>
      <div>
        <p className="text-caption text-muted">{words.summary.example}</p>
        <Payment {...example} align="start" explainedBy={PAYMENT_EXPLAINER_ID} />
      </div>
    </WizardPriceCard>
  );
}
