/** The steps of a credit application in order; the last one shows the answers and sends them. */
export const APPLICATION_STEPS = ["applicants", "residence", "employment", "identity", "review"] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** The steps that ask something. */
export type QuestionStep = Exclude<ApplicationStep, "review">;

/** Who can be on an application, in order. */
export const APPLICANT_ROLES = ["applicant", "coApplicant"] as const;
export type ApplicantRole = (typeof APPLICANT_ROLES)[number];

/** How the text of a field is read. */
export type ApplicantRule =
  | "text"
  | "email"
  | "phone"
  | "state"
  | "zip"
  | "amount"
  | "years"
  | "months"
  | "choice"
  | "birthDate"
  | "ssn"
  | "consent";

/** The answers of one applicant as typed, by field name. */
export type ApplicantAnswers = Readonly<Record<string, string | undefined>>;

/** One input of an applicant, for HTML and validation; its label is the site's. */
export type ApplicantField = {
  name: string;
  step: QuestionStep;
  rule: ApplicantRule;
  maxLength: number;
  /** Whether it must be answered, given the other answers. */
  required: (answers: ApplicantAnswers) => boolean;
  /** Whether it is asked at all, given the other answers. */
  asked: (answers: ApplicantAnswers) => boolean;
  /** Never part of a draft: income, birth date, social security number, and the consent. */
  unsaved: boolean;
  autoComplete: string;
  inputMode: "text" | "email" | "tel" | "numeric" | "decimal";
  options?: readonly string[];
};

/**
 * The name and id of an applicant's input.
 *
 * @example controlName("coApplicant", "income") // "coApplicant-income"
 */
export function controlName(role: ApplicantRole, field: string): string {
  return `${role}-${field}`;
}
