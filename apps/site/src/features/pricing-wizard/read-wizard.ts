import { formatPaymentTerms, parsePaymentTerms } from "@forecourt/finance";
import { unlockForm } from "@forecourt/leads/forms";
import { resumePricingWizard } from "@forecourt/visitor";
import { cookies } from "next/headers";
import { readFormProblem } from "#content/lead-form/read-form-problem.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { readPendingUnlock } from "#content/lead-form/read-pending-unlock.ts";
import { siteEnv } from "#env.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import { pendingDetails } from "#server/cookies/pending-unlock.ts";
import { openAnswers } from "#server/cookies/sealed-answers.ts";
import type { PageContext } from "#server/page-context.ts";
import { findVehicle, similarVehicles, vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { allowsFunctional } from "#shared/consent/consent-cookie.ts";
import { describeComplete } from "./describe/describe-complete.ts";
import { describeWizard } from "./describe/describe-wizard.ts";
import { stepAt, type WizardSubject, wizardAddress } from "./wizard-address.ts";
import type { CompleteContent, SoldVehicleNotice, WizardContent } from "./wizard-content.ts";
import { answersOf } from "./wizard-payment-terms.ts";
import { wizardSettings } from "./wizard-settings.ts";

/** The parameters of the wizard's address. */
export type WizardParams = Partial<
  Record<"step" | "vin" | "next" | "terms" | "answers" | "verify" | "notice" | "change" | "problem", string>
>;

export type DescribedWizard = {
  content: WizardContent;
  /** Set when the wizard is finished. */
  complete: CompleteContent | null;
  /** Set while the code of the phone is asked: the last step, which follows it. */
  verifies: { next: string } | null;
  refused: FormProblem | undefined;
  /** The vehicle of the address is sold. Has its name, and similar ones with the wizard's address for each. */
  sold: SoldVehicleNotice | null;
};

/**
 * Reads the wizard of an address. It is finished for a visitor with open prices, whose details were accepted; others get
 * the contact step, or the code's.
 */
export async function readWizard(params: WizardParams, context: PageContext): Promise<DescribedWizard> {
  const { locale, settings, access } = context;
  const { finance } = settings;
  const vehicle = vehicleForRequest(params.vin, context);
  const subject: WizardSubject = {
    locale,
    vin: vehicle?.vin ?? null,
    next: sameOriginPath(params.next),
  };
  const carried = await openAnswers(params.answers, wizardSettings(finance), siteEnv().SITE_SECRET);
  const terms = parsePaymentTerms(params.terms, finance);
  const answers = terms && !params.answers ? answersOf(terms, finance) : carried.terms;
  const asked = stepAt(params.step);
  const refused = await readFormProblem(params.problem, [unlockForm.id]);
  const pending = params.change ? pendingDetails(await readPendingUnlock()) : undefined;
  const content = describeWizard(
    {
      subject,
      vehicle,
      given: {
        // With scripts the browser may know earlier answers, so a step is shown as it was asked for.
        step: asked === "complete" ? resumePricingWizard(answers, "contact").step : asked,
        terms: answers,
        errors: carried.errors,
        typed: carried.typed,
        carried: { answers: params.answers ?? null, terms: terms && (params.terms ?? null) },
      },
      refused,
      known: pending ?? (await readKnownDetails()),
    },
    context,
  );
  const isComplete = asked === "complete" && access === "open";
  const complete =
    isComplete && terms
      ? describeComplete(
          {
            terms,
            vehicle,
            next: subject.next,
            about: content.about,
            functional: allowsFunctional(String(await cookies())),
          },
          context,
        )
      : null;
  const verifies =
    params.verify && terms && access !== "open"
      ? { next: wizardAddress(subject, { step: "complete", terms: formatPaymentTerms(terms) }) }
      : null;
  return { content, complete, verifies, refused, sold: soldVehicle(params, subject, context) };
}

const SIMILAR = 3;

function soldVehicle(
  { vin, step, terms, answers }: WizardParams,
  subject: WizardSubject,
  context: PageContext,
): SoldVehicleNotice | null {
  const found = vin === undefined ? null : findVehicle(vin, context);
  if (found?.state !== "sold") return null;
  return {
    name: vehicleName(found.vehicle, context.locale),
    similar: similarVehicles(found.vehicle.vin, context, SIMILAR).map((vehicle) => ({
      label: vehicleName(vehicle, context.locale),
      href: wizardAddress({ ...subject, vin: vehicle.vin }, { step: stepAt(step), terms, answers }),
    })),
  };
}
