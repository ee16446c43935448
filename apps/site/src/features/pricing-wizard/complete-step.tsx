import { LinkButton } from "@forecourt/ui/button";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { Payment } from "@forecourt/ui/payment";
import { PAYMENT_EXPLAINER_ID } from "#content/payment-explainer/payment-explainer-id.ts";
import { StoreTerms } from "./store-terms.tsx";
import type { CompleteContent } from "./wizard-content.ts";

/** The payment by the shopper's terms, and three ways on. */
export function CompleteStep({ content }: { content: CompleteContent }) {
  const { payment, paymentTitle, links, finePrint, terms, finance } = content;
  return (
    <div className="grid gap-6">
      <StoreTerms terms={terms} finance={finance} />
      <div className="rounded-lg border border-line bg-surface p-5.5">
        <p className="text-muted text-sm">{paymentTitle}</p>
        <Payment {...payment} size="xl" align="start" explainedBy={PAYMENT_EXPLAINER_ID} className="mt-2" />
      </div>
      <div className="grid gap-2.5 sm:grid-cols-3">
        {links.map(({ href, label }, index) => (
          <LinkButton key={label} href={href} size="lg" block variant={index === 0 ? "primary" : "secondary"}>
            {label}
          </LinkButton>
        ))}
      </div>
      <FinePrint>{finePrint}</FinePrint>
    </div>
  );
}
