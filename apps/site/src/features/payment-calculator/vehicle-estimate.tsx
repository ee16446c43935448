import { formatPaymentTerms } from "@forecourt/finance";
import type { ReactNode } from "react";
import { paymentWords } from "#content/payment/payment-words.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { EstimateProvider } from "./estimate/estimate-provider.tsx";
import { estimated } from "./estimate/estimated.ts";
import { PAYMENT_FIELDS, type PaymentChoices, type PaymentField } from "./estimate/payment-choices.ts";
import { PaymentAssumptions } from "./payment-assumptions.tsx";
import type { PaymentDeal } from "./payment-deal.ts";

type VehicleEstimateProps = {
  vin: string;
  deal: PaymentDeal;
  choices: PaymentChoices;
  searchParams: Partial<Record<PaymentField, string>>;
  context: PageContext;
  /** The id of the page's general explainer, if it has one. */
  generalId?: string;
  children: ReactNode;
};

/** Gives a page one estimate of a vehicle's payment, and the dialog with its assumptions. */
export function VehicleEstimate({
  vin,
  deal,
  choices,
  searchParams,
  context: { locale, storeId },
  generalId,
  children,
}: VehicleEstimateProps) {
  const words = paymentWords(locale);
  return (
    <EstimateProvider
      key={vin}
      terms={deal.terms && formatPaymentTerms(deal.terms)}
      deal={deal}
      initial={choices}
      chosen={deal.terms !== null || PAYMENT_FIELDS.some((name) => searchParams[name] !== undefined)}
      words={words}
      locale={locale}
    >
      {children}
      <PaymentAssumptions
        locale={locale}
        estimated={estimated({ deal, words, locale }, choices)}
        note={siteContent(locale, storeId).content.paymentExplainer.note}
        closeLabel={translator(locale, "frame")("closeMenu")}
        {...(generalId !== undefined && { generalId })}
      />
    </EstimateProvider>
  );
}
