import { type ApplicantAnswers, type ApplicantRole, controlName } from "./applicant-field.ts";
import { APPLICANT_FIELDS } from "./applicant-fields.ts";
import type { ApplicationAnswers } from "./validate-step.ts";

/**
 * The answers of a form's values by control name: of the page's form data, or of a posted form.
 *
 * @example answersFromForm({ who: "alone", "applicant-firstName": "Jordan" }).hasCoApplicant // false
 */
export function answersFromForm(values: Readonly<Record<string, string | undefined>>): ApplicationAnswers {
  const { who } = values;
  const of = (role: ApplicantRole): ApplicantAnswers =>
    Object.fromEntries(
      APPLICANT_FIELDS.flatMap(({ name }) => {
        const value = values[controlName(role, name)];
        return value === undefined ? [] : [[name, value]];
      }),
    );
  return {
    hasCoApplicant: who === "together" ? true : who === "alone" ? false : null,
    applicant: of("applicant"),
    coApplicant: of("coApplicant"),
  };
}
