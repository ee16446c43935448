import type { PricingWizard, PricingWizardAction } from "@forecourt/visitor";
import type { PreviousStep } from "#content/step-flow/back-link.tsx";
import type { WizardContent } from "../wizard-content.ts";

/** What every step gets. */
export type StepProps = {
  content: WizardContent;
  wizard: PricingWizard;
  /** The errors of an action. */
  check: (action: PricingWizardAction) => PricingWizard["errors"];
  onAnswer: (action: PricingWizardAction) => void;
  /** The previous step; null in the first one. */
  back: PreviousStep | null;
};
