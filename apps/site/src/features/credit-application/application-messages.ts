import {
  APPLICANT_FIELDS,
  APPLICANT_ROLES,
  type ApplicationAnswers,
  type ApplicationError,
  controlName,
} from "@forecourt/leads/credit-application";
import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { FormErrors } from "@forecourt/ui/form-state";
import type { ApplicationWords } from "./application-content.ts";

/** The id of the question who applies. */
export const WHO_ID = "who";

/** The id of an error's control. */
export function errorControl({ role, field }: Pick<ApplicationError, "role" | "field">): string {
  return role === null ? WHO_ID : controlName(role, field);
}

/** Messages of errors by control id, in form order. */
export function messagesOf(
  errors: readonly ApplicationError[],
  { errors: texts }: ApplicationWords,
): FormErrors {
  return Object.fromEntries(
    errors.map((error) => [errorControl(error), texts[error.code] ?? texts["choice"] ?? ""]),
  );
}

/** The name of an applicant: the first name, or the role before it is known. */
export function applicantName(
  role: "applicant" | "coApplicant",
  answers: ApplicationAnswers,
  { roles }: Pick<ApplicationWords, "roles">,
): string {
  return answers[role]["firstName"]?.trim() || roles[role];
}

/** The whole name of an applicant, for the tab. */
export function wholeName(
  role: "applicant" | "coApplicant",
  answers: ApplicationAnswers,
  words: Pick<ApplicationWords, "roles">,
): string {
  const { firstName = "", lastName = "" } = answers[role];
  return firstName.trim() ? `${firstName.trim()} ${lastName.trim()}`.trim() : words.roles[role];
}

/** A line of the summary: `Gross monthly income: Enter an amount …`, with the name where two apply. */
export function summaryLine(
  control: string,
  message: string,
  answers: ApplicationAnswers,
  words: ApplicationWords,
  /** The title names the applicant. */
  isOnlyOne: boolean,
): string {
  const [role, field] = roleAndField(control);
  if (!role) return fillPlaceholders(words.problemLine, { label: words.steps.applicants, message });
  const own = words.fields[field as keyof ApplicationWords["fields"]] ?? field;
  const label = answers.hasCoApplicant && !isOnlyOne ? `${applicantName(role, answers, words)}, ${own}` : own;
  return fillPlaceholders(words.problemLine, { label, message });
}

/** The title of the summary: who has one thing to fix, or how many there are. */
export function summaryTitle(
  errors: FormErrors,
  answers: ApplicationAnswers,
  words: ApplicationWords,
): string {
  const controls = Object.keys(errors);
  if (controls.length !== 1) return fillPlaceholders(words.problemMany, { count: controls.length });
  const [role = "applicant"] = roleAndField(controls[0] ?? "");
  return fillPlaceholders(words.problemOne, { name: applicantName(role, answers, words) });
}

/** The number of an applicant's errors. */
export function errorCount(errors: FormErrors, role: "applicant" | "coApplicant"): number {
  return Object.keys(errors).filter((control) => control.startsWith(`${role}-`)).length;
}

/** The applicant and the field of a control id; neither for the question who applies. */
export function roleAndField(control: string): ["applicant" | "coApplicant" | undefined, string] {
  const role = APPLICANT_ROLES.find((one) => control.startsWith(`${one}-`));
  return [role, role ? control.slice(role.length + 1) : control];
}

/** The step of a control. */
export function stepOfControl(control: string) {
  const [role, name] = roleAndField(control);
  const field = APPLICANT_FIELDS.find((one) => one.name === name);
  return role && field ? field.step : "applicants";
}
