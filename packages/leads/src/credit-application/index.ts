export { answersFromForm } from "./answers-from-form.ts";
export type {
  ApplicantAnswers,
  ApplicantField,
  ApplicantRole,
  ApplicantRule,
  ApplicationStep,
  QuestionStep,
} from "./applicant-field.ts";
export { APPLICANT_ROLES, APPLICATION_STEPS, controlName } from "./applicant-field.ts";
export { APPLICANT_FIELDS, SHORT_STAY_MONTHS } from "./applicant-fields.ts";
export type { ApplicationCode } from "./application-codes.ts";
export { APPLICATION_CODES } from "./application-codes.ts";
export { draftOf, parseDraft } from "./application-draft.ts";
export type { ApplicantRecord, ApplicationFacts, ApplicationRecord } from "./application-record.ts";
export { applicationRecord } from "./application-record.ts";
export type {
  CreditApplication,
  CreditApplicationAction,
  CreditApplicationEffect,
} from "./credit-application.ts";
export { firstOpenStep, NEW_APPLICATION } from "./credit-application.ts";
export type { CreditApplicationTransition } from "./credit-application-reducer.ts";
export { creditApplicationReducer } from "./credit-application-reducer.ts";
export type { ReadAnswer } from "./read-answer.ts";
export { readAnswer } from "./read-answer.ts";
export { readBirthDate } from "./read-birth-date.ts";
export { readSocialSecurityNumber } from "./read-ssn.ts";
export type { ApplicationAnswers, ApplicationError } from "./validate-step.ts";
export { rolesOf, validateStep } from "./validate-step.ts";
