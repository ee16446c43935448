"use client";

import { wizardSteps } from "@forecourt/visitor";
import { useFocusOnStep } from "#content/step-flow/use-focus-on-step.ts";
import { ContactStep } from "./steps/contact-step.tsx";
import { CreditScoreStep } from "./steps/credit-score-step.tsx";
import { DownPaymentStep } from "./steps/down-payment-step.tsx";
import type { StepProps } from "./steps/step-props.ts";
import { TradeEquityStep } from "./steps/trade-equity-step.tsx";
import { TradingInStep } from "./steps/trading-in-step.tsx";
import { usePricingWizard } from "./use-pricing-wizard.ts";
import { wizardAddress } from "./wizard-address.ts";
import type { WizardContent } from "./wizard-content.ts";
import { WizardLayout } from "./wizard-layout.tsx";
import { WizardSummary } from "./wizard-summary.tsx";

const STEPS = {
  "down-payment": DownPaymentStep,
  "trading-in": TradingInStep,
  "trade-equity": TradeEquityStep,
  "credit-score": CreditScoreStep,
};

/**
 * The questions of the pricing wizard. Each is a form that works without scripts; with them the answers stay in the
 * browser until the contact step sends them (docs/product/my-terms.md).
 */
export function PricingWizard({ content }: { content: WizardContent }) {
  const { words, subject, given } = content;
  const { wizard, restored, act, check, answer, back } = usePricingWizard(content);
  const heading = useFocusOnStep(wizard.step);
  // While the next page loads, the contact step stays.
  const step = wizard.step === "complete" ? "contact" : wizard.step;
  const previous = wizardSteps(wizard.terms)[wizardSteps(wizard.terms).indexOf(step) - 1];
  const props: StepProps = {
    content,
    wizard,
    check,
    onAnswer: answer,
    back: previous
      ? { href: wizardAddress(subject, { step: previous, ...given.carried }), onBack: back }
      : null,
  };

  function accepted(page: string) {
    act({ type: "saved" });
    location.assign(page);
  }

  const Question = step === "contact" ? null : STEPS[step];
  return (
    <WizardLayout
      title={content.title}
      step={step}
      skipsEquity={wizard.terms.tradingIn === false}
      words={words}
      heading={words.headings[step]}
      headingRef={heading}
      lead={words.leads[step]}
      summary={<WizardSummary content={content} wizard={{ ...wizard, step }} />}
    >
      {Question ? (
        <Question key={`${step} ${restored}`} {...props} />
      ) : (
        <ContactStep
          content={content}
          wizard={wizard}
          back={props.back}
          onSend={(details) => act({ type: "contact-given", details, consent: true })}
          onAccepted={accepted}
          onRefused={() => act({ type: "save-failed" })}
        />
      )}
    </WizardLayout>
  );
}
