import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import type { PageContext } from "#server/page-context.ts";
import { CompleteStep } from "./complete-step.tsx";
import { PricingWizard } from "./pricing-wizard.tsx";
import type { DescribedWizard } from "./read-wizard.ts";
import { WizardLayout } from "./wizard-layout.tsx";
import { WizardPriceCard } from "./wizard-price-card.tsx";

/** The page of the pricing wizard: a step, or what follows from a finished one. */
export function WizardPage({ described, context }: { described: DescribedWizard; context: PageContext }) {
  const { content, complete } = described;
  return (
    <>
      {complete ? (
        <WizardLayout
          title={content.title}
          step="complete"
          skipsEquity={content.given.terms.tradingIn === false}
          words={content.words}
          heading={complete.title}
          lead={complete.text}
          summary={<WizardPriceCard content={content} terms={content.given.terms} />}
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
