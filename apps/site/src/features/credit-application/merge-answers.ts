import type { ApplicantAnswers, ApplicationAnswers } from "@forecourt/leads/credit-application";

/**
 * Answers with those of a form; fields that the form does not have stay.
 *
 * @param options `onlyFilled`: an empty field of the form does not replace an answer
 */
export function mergeAnswers(
  before: ApplicationAnswers,
  given: ApplicationAnswers,
  { onlyFilled = false } = {},
): ApplicationAnswers {
  const merged = (known: ApplicantAnswers, typed: ApplicantAnswers): ApplicantAnswers => ({
    ...known,
    ...Object.fromEntries(Object.entries(typed).filter(([, text]) => !onlyFilled || text)),
  });
  return {
    hasCoApplicant: given.hasCoApplicant ?? before.hasCoApplicant,
    applicant: merged(before.applicant, given.applicant),
    coApplicant: merged(before.coApplicant, given.coApplicant),
  };
}
