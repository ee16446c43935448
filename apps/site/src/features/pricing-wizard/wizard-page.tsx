import type { ReactNode } from "react";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import type { PageContext } from "#server/page-context.ts";
import { CompleteStep } from "./complete-step.tsx";
import { PricingWizard } from "./pricing-wizard.tsx";
import type { DescribedWizard } from "./read-wizard.ts";
import { SoldVehicleNote } from "./sold-vehicle-note.tsx";
import { WizardLayout } from "./wizard-layout.tsx";
import { WizardPriceCard } from "./wizard-price-card.tsx";
import { WizardSummary } from "./wizard-summary.tsx";

type WizardPageProps = {
  described: Pick<DescribedWizard, "content" | "complete" | "sold">;
  /** The step of the phone's code, while it is asked; it belongs to the contact step. */
  code: { title: string; text: string; form: ReactNode } | null;
  context: PageContext;
};

/** The page of the pricing wizard: a step, the phone's code, or what follows from a finished one. */
export function WizardPage({ described: { content, complete, sold }, code, context }: WizardPageProps) {
  const { title, words, given } = content;
  const { terms } = given;
  const layout = { title, words, skipsEquity: terms.tradingIn === false };
  return (
    <>
      {sold ? <SoldVehicleNote sold={sold} context={context} /> : null}
      {code ? (
        <WizardLayout
          {...layout}
          step="contact"
          heading={code.title}
          lead={code.text}
          summary={
            <WizardSummary
              content={content}
              wizard={{ step: "contact", terms }}
              left={words.summary.codeLeft}
            />
          }
        >
          {code.form}
        </WizardLayout>
      ) : complete ? (
        <WizardLayout
          {...layout}
          step="complete"
          heading={complete.title}
          lead={complete.text}
          summary={<WizardPriceCard content={content} terms={terms} />}
        >
          <CompleteStep content={complete} />
        </WizardLayout>
      ) : (
        <PricingWizard content={content} />
      )}
      <PaymentExplainerDialog context={context} />
    </>
  );
}
