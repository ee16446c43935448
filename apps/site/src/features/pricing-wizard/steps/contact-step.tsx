import { formatPaymentTerms } from "@forecourt/finance";
import type { PricingWizard } from "@forecourt/visitor";
import { LeadForm } from "#content/lead-form/lead-form.tsx";
import { BackLink } from "#content/step-flow/back-link.tsx";
import { creditRangeValue } from "../credit-range-text.ts";
import { wizardAddress } from "../wizard-address.ts";
import { paymentTermsOf } from "../wizard-payment-terms.ts";
import type { StepProps } from "./step-props.ts";

type ContactStepProps = Pick<StepProps, "content" | "back"> & {
  wizard: PricingWizard;
  /** Called with the details before they are sent. */
  onSend: (details: Readonly<Record<string, string>>) => void;
  onAccepted: (page: string) => void;
  onRefused: () => void;
};

/** The fifth step: the site's lead form, which carries the terms. */
export function ContactStep({ content, wizard, back, ...outcome }: ContactStepProps) {
  const { contact, subject, finance, words } = content;
  const terms = paymentTermsOf(wizard.terms, finance);
  const text = terms && formatPaymentTerms(terms);
  const { creditRange } = wizard.terms;
  const own = text
    ? {
        terms: text,
        ...(creditRange && { creditRange: creditRangeValue(creditRange) }),
        origin: wizardAddress(subject, { step: "contact", terms: text }),
        next: wizardAddress(subject, { step: "complete", terms: text }),
      }
    : {};
  return (
    <div className="grid gap-5">
      <LeadForm
        form={{ ...contact, hidden: { ...contact.hidden, ...own } }}
        submitBlock
        event="Personalize"
        onSend={outcome.onSend}
        onAccepted={outcome.onAccepted}
        onRefused={outcome.onRefused}
      />
      <BackLink back={back} label={words.back} className="justify-self-start" />
    </div>
  );
}
