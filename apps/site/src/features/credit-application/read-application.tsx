import { randomUUID } from "node:crypto";
import { localDate, openState } from "@forecourt/calendar";
import { formatPhone } from "@forecourt/contact-details";
import { parseRichText } from "@forecourt/dealership/content";
import { formatPaymentTerms } from "@forecourt/finance";
import { type ApplicationAnswers, NEW_APPLICATION } from "@forecourt/leads/credit-application";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { openStateText } from "#content/hours/open-state-text.ts";
import { readKnownDetails } from "#content/lead-form/read-known-details.ts";
import { estimatedPaymentTexts } from "#content/payment/estimated-payment.tsx";
import { translator } from "#server/content/translator.ts";
import { messageKey } from "#server/leads/answer.ts";
import { whoAnswers } from "#server/leads/who-answers.ts";
import { applicationConsent } from "#server/lender/application-section.ts";
import { describeApplicationVehicle } from "#server/lender/application-vehicle.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleForRequest } from "#server/vehicles/find-vehicle.ts";
import { paymentFor } from "#server/vehicles/payment-estimate.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { CREDIT_APPLICATION_PATH, creditApplicationsApiPath } from "#shared/addresses/public-paths.ts";
import { stepAt } from "./application-address.ts";
import type { ApplicationContent, ApplicationWords } from "./application-content.ts";
import { readPosted } from "./read-posted.ts";

/** The parameters of the application's address. */
export type ApplicationParams = Partial<Record<"step" | "vin" | "terms", string>>;

/** Reads the application of an address, with the form that was posted without scripts and refused. */
export async function readApplication(
  params: ApplicationParams,
  context: PageContext,
): Promise<ApplicationContent> {
  const { locale, storeId, settings, now, terms } = context;
  const vehicle = vehicleForRequest(params.vin, context);
  const described = vehicle && describeApplicationVehicle(vehicle, context);
  const consent = applicationConsent(context);
  const posted = await readPosted();
  const path = localPath(locale, CREDIT_APPLICATION_PATH);
  const t = translator(locale, "creditApplication");
  const vin = vehicle?.vin ?? null;
  return {
    title: t("title"),
    words: applicationWords(locale),
    path,
    vin,
    api: creditApplicationsApiPath(storeId),
    facts: {
      storeId,
      locale,
      today: localDate(now, settings.profile.timezone),
      vehicle: described?.facts ?? null,
      consentText: consent.text,
      consentVersion: consent.version,
    },
    consent: parseRichText(consent.markup),
    hidden: {
      locale,
      page: path,
      consent: consent.version,
      form: randomUUID(),
      ...(vin && { vin }),
      ...(terms && { terms: formatPaymentTerms(terms) }),
    },
    about: {
      text: described?.text ?? t("words.summary.noVehicle"),
      payment: vehicle && vehiclePayment(vehicle, context),
      byPhone: <ByPhone storeId={vehicle?.storeId ?? null} context={context} />,
    },
    icons: {
      lock: <Icon name="lock" />,
      check: <Icon name="check" size={16} />,
      phone: <Icon name="phone" />,
    },
    failure: { text: parseRichText(failureMarkup(context)) },
    given: {
      step: posted?.step ?? stepAt(params.step),
      answers: posted?.answers ?? (await knownAnswers()),
      posted: posted && { errors: posted.errors, failure: posted.failure },
    },
  };
}

/** What the visitor gave before. */
async function knownAnswers(): Promise<ApplicationAnswers> {
  const known = await readKnownDetails();
  return { ...NEW_APPLICATION.answers, applicant: { ...known } };
}

function applicationWords(locale: PageContext["locale"]): ApplicationWords {
  // The key type has single messages only, but `raw` also returns a group.
  const own = translator(locale, "creditApplication").raw("words" as "title") as unknown as ApplicationWords;
  const errors = translator(locale, "errors");
  const shared = (["required", "email", "phone", "too-long"] as const).map((code) => [
    code,
    errors(messageKey(code)),
  ]);
  return { ...own, errors: { ...own.errors, ...Object.fromEntries(shared) } };
}

function vehiclePayment(vehicle: VisibleVehicle, context: PageContext) {
  const estimate = paymentFor(vehicle, context.terms, context.settings);
  return estimate && estimatedPaymentTexts(estimate, context);
}

function failureMarkup({ locale, storeId, settings }: PageContext): string {
  const phone = settings.stores.find(({ id }) => id === storeId)?.phone ?? settings.profile.phone;
  return translator(locale, "creditApplication").markup("failed", {
    phone: formatPhone(phone, "general"),
    call: (chunks) => `[${chunks}](tel:${phone})`,
  });
}

/** Who takes an application by phone, and until when today. */
function ByPhone({ storeId, context }: { storeId: string | null; context: PageContext }) {
  const { locale, settings, now } = context;
  const t = translator(locale, "creditApplication");
  const { person, store, hours } = whoAnswers({ kind: "APPLY_FINANCING", storeId }, context);
  const { text } = openStateText(openState(hours, now, settings.profile.timezone), locale, now);
  const { phone } = settings.stores.find(({ id }) => id === person?.storeId) ?? store;
  const values = {
    phone: formatPhone(phone, "general"),
    call: (chunks: React.ReactNode) => <Link href={`tel:${phone}`}>{chunks}</Link>,
    hours: text,
  };
  return (
    <>
      <strong className="block">{t("byPhone")}</strong>
      {person
        ? t.rich("byPhoneText", {
            ...values,
            name: `${person.firstName} ${person.lastName}`,
            person: (chunks) => chunks,
          })
        : t.rich("byPhoneTeam", values)}
    </>
  );
}
