import { estimateLoan, loanTerms, type PaymentTerms } from "@forecourt/finance";
import { estimatedPaymentTexts } from "#content/payment/estimated-payment.tsx";
import { paymentWords } from "#content/payment/payment-words.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import type { WizardSubject } from "../wizard-address.ts";
import type { PaymentTexts, WizardContent, WizardPrice, WizardWords } from "../wizard-content.ts";
import { describeContact } from "./describe-contact.ts";
import { wizardPrice } from "./wizard-price.ts";

type Wizard = {
  subject: WizardSubject;
  vehicle: VisibleVehicle | null;
  given: WizardContent["given"];
  /** The refused contact form, and what the visitor gave before. */
  refused: FormProblem | undefined;
  known: KnownDetails | undefined;
};

/** The most steps that can be left. */
const STEPS_LEFT = 5;

/** Describes the steps of the wizard, with the words of one language. */
export function describeWizard(
  { subject, vehicle, given, ...filled }: Wizard,
  context: PageContext,
): WizardContent {
  const { locale } = context;
  const t = translator(locale, "myTerms");
  const about = wizardPrice(vehicle, context);
  return {
    title: t("title"),
    subject,
    words: wizardWords(locale),
    paymentWords: paymentWords(locale),
    finance: wizardFinance(context),
    about,
    example: paymentTexts(about, null, context),
    stepsLeft: Array.from({ length: STEPS_LEFT }, (_, at) => t("words.summary.stepsLeft", { count: at + 1 })),
    contact: describeContact(vehicle?.vin ?? null, context, filled),
    given,
  };
}

/** The payment at the wizard's price by terms, or for null by the example terms. */
export function paymentTexts(
  { price, year }: Pick<WizardPrice, "price" | "year">,
  terms: PaymentTerms | null,
  context: Pick<PageContext, "locale" | "settings">,
): PaymentTexts {
  const { finance } = context.settings;
  const estimate = estimateLoan({ price, year, ...loanTerms(price, terms, finance) }, finance);
  // Settings are checked at the start, the price by headlineBreakdown, and terms are snapped.
  if (!estimate.ok) throw new Error(`wizard: no payment: ${estimate.errors[0].code}`);
  return estimatedPaymentTexts(estimate.value, { ...context, terms: null });
}

/** The lender's table of leases is large and unused here. */
export function wizardFinance({ settings }: Pick<PageContext, "settings">) {
  return { ...settings.finance, leaseTerms: [] };
}

function wizardWords(locale: PageContext["locale"]): WizardWords {
  const forms = translator(locale, "forms");
  const unlock = translator(locale, "unlock");
  return {
    // The key type has single messages only, but `raw` also returns a group.
    ...translator(locale, "myTerms").raw("words" as "title"),
    problemTitle: forms("problemTitle"),
    problemPrefix: forms("problemPrefix"),
    failedTitle: unlock("failedTitle"),
    failedText: unlock("failed"),
  };
}
