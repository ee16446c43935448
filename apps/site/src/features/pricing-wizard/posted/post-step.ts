import { formatPaymentTerms, parsePaymentTerms } from "@forecourt/finance";
import { pricingWizardReducer, resumePricingWizard } from "@forecourt/visitor";
import { openAnswers, sealAnswers } from "#server/cookies/sealed-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { type StepValues, stepAnswer } from "../step-answer.ts";
import { stepAt, type WizardSubject, wizardAddress } from "../wizard-address.ts";
import { answersOf, paymentTermsOf } from "../wizard-payment-terms.ts";
import { wizardSettings } from "../wizard-settings.ts";

/**
 * The page that follows a posted step: the next step, the first one without an answer, or the same one with its errors.
 * The answers travel sealed; once all are given the address has the terms too.
 */
export async function pageAfterStep(
  values: StepValues,
  { settings: { finance } }: Pick<PageContext, "settings">,
  secret: string,
): Promise<string> {
  const subject: WizardSubject = {
    locale: asLocale(values["locale"]),
    vin: values["vin"] || null,
    next: sameOriginPath(values["next"]),
  };
  const settings = wizardSettings(finance);
  const terms = parsePaymentTerms(values["terms"], finance);
  const known =
    terms && !values["answers"]
      ? answersOf(terms, finance)
      : (await openAnswers(values["answers"], settings, secret)).terms;
  const step = stepAt(values["step"]);
  const action = stepAnswer(step, values, finance);
  const before = { step, terms: known, saving: false, errors: [] };
  const after = action ? pricingWizardReducer(before, action, settings).wizard : before;
  const refused = after.errors.length > 0;
  const next = refused ? after.step : resumePricingWizard(after.terms, after.step).step;
  const typed = refused ? (values["down"] ?? values["equity"] ?? "") : "";
  const errors = after.errors as Parameters<typeof sealAnswers>[0]["errors"];
  const answers = await sealAnswers({ terms: after.terms, errors, typed }, secret);
  const complete = next === "contact" ? paymentTermsOf(after.terms, finance) : null;
  const address = wizardAddress(subject, {
    step: next,
    answers,
    terms: complete && formatPaymentTerms(complete),
  });
  return refused ? `${address}#problem` : address;
}
