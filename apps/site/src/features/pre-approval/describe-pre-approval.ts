import { creditRanges, formatPaymentTerms, stepValues } from "@forecourt/finance";
import { preApprovalForm } from "@forecourt/leads/forms";
import { describeLeadForm } from "#content/lead-form/describe-lead-form.ts";
import { formFailure } from "#content/lead-form/form-failure.ts";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import { assumedScore } from "#content/payment/assumed-score.ts";
import { paymentWords } from "#content/payment/payment-words.ts";
import { translator } from "#server/content/translator.ts";
import type { FinancingAnswers } from "#server/cookies/financing-answers.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { KnownDetails } from "#server/cookies/known-details.ts";
import { shownConsent } from "#server/leads/consent-text.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlineBreakdown } from "#server/vehicles/headline-price.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { preApprovalLimits } from "#shared/lead-form/pre-approval-limits.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { formValues } from "./form-values.ts";
import { limitTexts } from "./limit-texts.ts";
import type { PreApprovalSection } from "./pre-approval-section.ts";

/** The form of a page, and what it starts with. */
export type PreApprovalParts = {
  section: PreApprovalSection;
  /** The page's path without the language's folder. */
  path: string;
  context: PageContext;
  refused: FormProblem | undefined;
  known: KnownDetails | undefined;
  /** Earlier answers, or those of a refused form. */
  answers: FinancingAnswers;
  /** The vehicle that is chosen; null without one. */
  vehicle: VisibleVehicle | null;
};

const KIND = "APPLY_FINANCING";

/** Describes the pre-approval's form; its fields stand in groups. */
export function describePreApproval(parts: PreApprovalParts): LeadFormContent {
  const { section, path, context, refused, known, answers, vehicle } = parts;
  const { locale, storeId, settings, terms } = context;
  const { finance } = settings;
  const t = translator(locale, "preApproval");
  const limits = limitTexts(finance, locale);
  const here = localPath(locale, path);
  const about = vehicle?.vin;
  const price = vehicle && (headlineBreakdown(vehicle, context.settings)?.total ?? null);
  const isRefused = refused?.form === preApprovalForm.id;
  const contact = translator(locale, "contact");
  return describeLeadForm({
    context,
    id: preApprovalForm.id,
    fields: preApprovalForm.fields,
    labels: { phone: contact("phone"), ...section.labels },
    hints: {
      phone: contact("phoneHint"),
      budget: t("form.budget", limits.budget),
      cashDown: t("form.limits", limits.cashDown),
      tradeEquity: t("form.equityLimits", limits.tradeEquity),
      creditRange: t("form.range"),
      income: t(isRefused ? "form.incomeAgain" : "form.income"),
    },
    messages: {
      "budget.amount": t("errors.budget", limits.budget),
      "cashDown.amount": t("errors.cashDown", limits.cashDown),
      "tradeEquity.amount": t("errors.tradeEquity", limits.tradeEquity),
    },
    limits: preApprovalLimits(finance),
    options: {
      creditRange: creditRanges(finance).map((range) => ({
        value: `${range.minScore}-${range.maxScore}`,
        label: assumedScore(range, finance.creditTiers, paymentWords(locale)),
      })),
      months: stepValues(finance.financeTerm).map((months) => ({
        value: String(months),
        label: paymentWords(locale).termValue.replace("{months}", String(months)),
      })),
    },
    values: formValues({ terms, answers, price }, finance),
    wide: ["income"],
    hidden: {
      kind: KIND,
      form: preApprovalForm.id,
      origin: addressWithTerms(pathWith(here, { vin: about }), terms && formatPaymentTerms(terms)),
      page: here,
      next: pathWith(here, { vin: about, sent: section.id }),
      vin: about,
    },
    consent: shownConsent({ kind: KIND, page: path }, locale, storeId),
    refused: isRefused ? withAnswers(refused, answers) : undefined,
    known,
    failure: formFailure(KIND, context),
    submit: section.button,
  });
}

/** The refused form as it was sent: its financial values come from the address, the others from the cookie. */
function withAnswers(refused: FormProblem, answers: FinancingAnswers): FormProblem {
  const own = preApprovalForm.fields.filter(({ financial }) => financial);
  const financial = Object.fromEntries(own.map(({ name }) => [name, answers[name] ?? ""]));
  return { ...refused, values: { ...refused.values, ...financial } };
}
