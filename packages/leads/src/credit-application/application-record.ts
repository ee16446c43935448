import type { ApplicantAnswers, ApplicantRole } from "./applicant-field.ts";
import { APPLICANT_FIELDS } from "./applicant-fields.ts";
import { monthsOf } from "./months-of.ts";
import { readAnswer } from "./read-answer.ts";
import { type ApplicationAnswers, rolesOf } from "./validate-step.ts";

/** What is known besides the answers. */
export type ApplicationFacts = {
  /** A UUID. */
  applicationId: string;
  storeId: string;
  locale: "en" | "es";
  /** ISO 8601. */
  submittedAt: string;
  /** The dealership's date. */
  today: string;
  /** The vehicle that the loan is for; null when none is chosen. */
  vehicle: { vin: string; name: string; priceCents: number | null } | null;
  /** The text that each applicant agreed to. */
  consentText: string;
  consentVersion: string;
};

/** One applicant as the lender reads it. Amounts are cents a month, stays are months, dates `YYYY-MM-DD`. */
export type ApplicantRecord = {
  role: ApplicantRole;
  firstName: string;
  lastName: string;
  birthDate: string;
  socialSecurityNumber: string;
  email: string;
  phone: string;
  residence: AddressRecord & { months: number; housing: string; paymentCents: number | null };
  previousResidence: AddressRecord | null;
  employment: {
    status: string;
    employer: string | null;
    jobTitle: string | null;
    months: number | null;
    phone: string | null;
  };
  income: {
    grossMonthlyCents: number;
    payPeriod: string;
    otherMonthlyCents: number | null;
    otherSource: string | null;
  };
  consent: { text: string; version: string; givenAt: string };
};

type AddressRecord = { street: string; apartment?: string; city: string; state: string; zipCode: string };

/** The content of a sealed application. */
export type ApplicationRecord = Omit<ApplicationFacts, "consentText" | "consentVersion" | "today"> & {
  format: "forecourt-credit-application-1";
  applicants: ApplicantRecord[];
};

/**
 * The record of valid answers (see `validateStep`), for the lender alone. Seal it before it leaves the browser.
 *
 * @example await sealForLender(key, JSON.stringify(applicationRecord(answers, facts)), facts.applicationId)
 */
export function applicationRecord(answers: ApplicationAnswers, facts: ApplicationFacts): ApplicationRecord {
  const { applicationId, storeId, locale, submittedAt, vehicle } = facts;
  return {
    format: "forecourt-credit-application-1",
    applicationId,
    storeId,
    locale,
    submittedAt,
    vehicle,
    applicants: rolesOf(answers).map((role) => applicantRecord(role, answers[role], facts)),
  };
}

function applicantRecord(
  role: ApplicantRole,
  answers: ApplicantAnswers,
  { today, consentText, consentVersion, submittedAt }: ApplicationFacts,
): ApplicantRecord {
  const values = new Map(
    APPLICANT_FIELDS.filter(({ asked }) => asked(answers)).map((field) => {
      const read = readAnswer(field, answers[field.name], today);
      return [field.name, read.ok ? read.value : null];
    }),
  );
  const text = (name: string) => String(values.get(name) ?? "");
  const textOrNull = (name: string) => text(name) || null;
  const number = (name: string) => (values.get(name) ?? null) as number | null;
  return {
    role,
    firstName: text("firstName"),
    lastName: text("lastName"),
    birthDate: text("birthDate"),
    socialSecurityNumber: text("ssn"),
    email: text("email"),
    phone: text("phone"),
    residence: {
      street: text("street"),
      apartment: text("apartment"),
      city: text("city"),
      state: text("state"),
      zipCode: text("zipCode"),
      months: monthsOf(answers["residenceYears"], answers["residenceMonths"]) ?? 0,
      housing: text("housing"),
      paymentCents: number("housingPayment"),
    },
    previousResidence: values.has("previousStreet")
      ? {
          street: text("previousStreet"),
          city: text("previousCity"),
          state: text("previousState"),
          zipCode: text("previousZipCode"),
        }
      : null,
    employment: {
      status: text("employmentStatus"),
      employer: textOrNull("employer"),
      jobTitle: textOrNull("jobTitle"),
      months: values.has("jobYears") ? monthsOf(answers["jobYears"], answers["jobMonths"]) : null,
      phone: textOrNull("workPhone"),
    },
    income: {
      grossMonthlyCents: number("income") ?? 0,
      payPeriod: text("payPeriod"),
      otherMonthlyCents: number("otherIncome"),
      otherSource: textOrNull("otherIncomeSource"),
    },
    consent: { text: consentText, version: consentVersion, givenAt: submittedAt },
  };
}
