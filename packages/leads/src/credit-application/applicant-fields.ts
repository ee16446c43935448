import { TEXT_LIMITS } from "../text-limits.ts";
import type { ApplicantAnswers, ApplicantField, QuestionStep } from "./applicant-field.ts";
import { monthsOf } from "./months-of.ts";

const always = () => true;
const never = () => false;

/** Lenders ask for the former address of a shorter stay, in months. */
export const SHORT_STAY_MONTHS = 24;

const isWorking = ({ employmentStatus }: ApplicantAnswers) =>
  employmentStatus === "employed" || employmentStatus === "self-employed";
const isShortStay = (answers: ApplicantAnswers) => {
  const months = monthsOf(answers["residenceYears"], answers["residenceMonths"]);
  return months !== null && months < SHORT_STAY_MONTHS;
};
const paysForHousing = ({ housing }: ApplicantAnswers) => housing === "rent" || housing === "mortgage";
const isFilled = (text: string | undefined) => (text ?? "").trim() !== "";

/** Creates a field; by default a required text that a draft keeps. */
function field(step: QuestionStep, name: string, own: Partial<ApplicantField> = {}): ApplicantField {
  return {
    name,
    step,
    rule: "text",
    maxLength: TEXT_LIMITS.name,
    required: own.asked ?? always,
    asked: always,
    unsaved: false,
    autoComplete: "off",
    inputMode: "text",
    ...own,
  };
}

const amount = { rule: "amount", maxLength: 14, inputMode: "decimal" } as const;
const zip = { rule: "zip", maxLength: TEXT_LIMITS.zipCode, inputMode: "numeric" } as const;
const state = { rule: "state", maxLength: TEXT_LIMITS.state } as const;

/** A stay of some months needs no years. */
const yearsUnless = (months: string, isAsked: ApplicantField["asked"]) => ({
  ...({ rule: "years", maxLength: 3, inputMode: "numeric" } as const),
  asked: isAsked,
  required: (answers: ApplicantAnswers) => isAsked(answers) && !isFilled(answers[months]),
});
const monthsOfStay = (asked: ApplicantField["asked"]) =>
  ({ rule: "months", maxLength: 2, inputMode: "numeric", asked, required: never }) as const;

/** Every field of an applicant in order, for both applicants alike. */
export const APPLICANT_FIELDS: readonly ApplicantField[] = [
  field("applicants", "firstName", { autoComplete: "given-name" }),
  field("applicants", "lastName", { autoComplete: "family-name" }),
  field("residence", "email", {
    rule: "email",
    maxLength: TEXT_LIMITS.email,
    autoComplete: "email",
    inputMode: "email",
  }),
  field("residence", "phone", {
    rule: "phone",
    maxLength: TEXT_LIMITS.phone,
    autoComplete: "tel",
    inputMode: "tel",
  }),
  field("residence", "street", { maxLength: TEXT_LIMITS.street, autoComplete: "address-line1" }),
  field("residence", "apartment", { required: never, autoComplete: "address-line2" }),
  field("residence", "city", { maxLength: TEXT_LIMITS.city, autoComplete: "address-level2" }),
  field("residence", "state", { ...state, autoComplete: "address-level1" }),
  field("residence", "zipCode", { ...zip, autoComplete: "postal-code" }),
  field("residence", "residenceYears", yearsUnless("residenceMonths", always)),
  field("residence", "residenceMonths", monthsOfStay(always)),
  field("residence", "housing", {
    rule: "choice",
    options: ["rent", "mortgage", "owned", "family", "other"],
  }),
  field("residence", "housingPayment", { ...amount, required: paysForHousing }),
  field("residence", "previousStreet", { maxLength: TEXT_LIMITS.street, asked: isShortStay }),
  field("residence", "previousCity", { maxLength: TEXT_LIMITS.city, asked: isShortStay }),
  field("residence", "previousState", { ...state, asked: isShortStay }),
  field("residence", "previousZipCode", { ...zip, asked: isShortStay }),
  field("employment", "employmentStatus", {
    rule: "choice",
    options: ["employed", "self-employed", "retired", "other"],
  }),
  field("employment", "employer", { asked: isWorking, autoComplete: "organization" }),
  field("employment", "jobTitle", { asked: isWorking, autoComplete: "organization-title" }),
  field("employment", "jobYears", yearsUnless("jobMonths", isWorking)),
  field("employment", "jobMonths", monthsOfStay(isWorking)),
  field("employment", "workPhone", {
    rule: "phone",
    maxLength: TEXT_LIMITS.phone,
    asked: isWorking,
    required: never,
    inputMode: "tel",
  }),
  field("employment", "income", { ...amount, unsaved: true }),
  field("employment", "payPeriod", {
    rule: "choice",
    options: ["weekly", "every-two-weeks", "twice-a-month", "monthly", "yearly"],
  }),
  field("employment", "otherIncome", { ...amount, required: never, unsaved: true }),
  field("employment", "otherIncomeSource", {
    rule: "choice",
    options: ["rental", "retirement", "social-security", "disability", "investments", "support", "other"],
    required: ({ otherIncome }) => isFilled(otherIncome) && !/^\$?\s*0*(\.0*)?$/.test(otherIncome ?? ""),
  }),
  field("identity", "birthDate", {
    rule: "birthDate",
    maxLength: 20,
    unsaved: true,
    inputMode: "numeric",
  }),
  field("identity", "ssn", { rule: "ssn", maxLength: 20, unsaved: true, inputMode: "numeric" }),
  field("identity", "consent", { rule: "consent", maxLength: 3, unsaved: true }),
];
