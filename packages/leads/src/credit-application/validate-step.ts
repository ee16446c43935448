import {
  APPLICANT_ROLES,
  type ApplicantAnswers,
  type ApplicantField,
  type ApplicantRole,
  type QuestionStep,
} from "./applicant-field.ts";
import { APPLICANT_FIELDS } from "./applicant-fields.ts";
import type { ApplicationCode } from "./application-codes.ts";
import { readAnswer } from "./read-answer.ts";

/** `role` is null for the question who applies. */
export type ApplicationError = { role: ApplicantRole | null; field: string; code: ApplicationCode };

/** The answers of an application: who applies, and both applicants' fields as typed. */
export type ApplicationAnswers = {
  /** Null before the first answer. */
  hasCoApplicant: boolean | null;
  applicant: ApplicantAnswers;
  coApplicant: ApplicantAnswers;
};

/**
 * The roles that apply.
 *
 * @example rolesOf({ hasCoApplicant: false }) // ["applicant"]
 */
export function rolesOf({ hasCoApplicant }: Pick<ApplicationAnswers, "hasCoApplicant">): ApplicantRole[] {
  return APPLICANT_ROLES.filter((role) => role === "applicant" || hasCoApplicant === true);
}

/**
 * Validates one step, or all of them for null: errors by applicant and in form order, at most one a field.
 *
 * @param today the dealership's date, `YYYY-MM-DD`
 * @example validateStep("employment", answers, "2026-11-25") // [{ role: "applicant", field: "income", code: "amount" }]
 */
export function validateStep(
  step: QuestionStep | null,
  answers: ApplicationAnswers,
  today: string,
): ApplicationError[] {
  const errors: ApplicationError[] = [];
  const isAsked = (asked: QuestionStep) => step === null || step === asked;
  if (isAsked("applicants") && answers.hasCoApplicant === null)
    errors.push({ role: null, field: "who", code: "required" });
  for (const role of rolesOf(answers)) {
    for (const field of APPLICANT_FIELDS) {
      if (!isAsked(field.step)) continue;
      const code = fieldCode(field, answers[role], today) ?? sameNumber(field, role, answers, today);
      if (code !== null) errors.push({ role, field: field.name, code });
    }
  }
  return errors;
}

/** The error of a field; null when it is right or not asked. */
function fieldCode(field: ApplicantField, answers: ApplicantAnswers, today: string): ApplicationCode | null {
  if (!field.asked(answers)) return null;
  const read = readAnswer(field, answers[field.name], today);
  if (!read.ok) return read.errors[0].code;
  if (read.value !== null || !field.required(answers)) return null;
  return field.rule === "consent" ? "consent" : "required";
}

/** Two people have two numbers: the second is a typing error. */
function sameNumber(
  field: ApplicantField,
  role: ApplicantRole,
  { applicant, coApplicant }: ApplicationAnswers,
  today: string,
): ApplicationCode | null {
  if (field.rule !== "ssn" || role !== "coApplicant") return null;
  const [first, second] = [applicant, coApplicant].map((answers) => readAnswer(field, answers["ssn"], today));
  return first?.ok && second?.ok && second.value !== null && first.value === second.value ? "same-ssn" : null;
}
