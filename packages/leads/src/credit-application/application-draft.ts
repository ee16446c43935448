import { APPLICANT_ROLES, type ApplicantAnswers, type ApplicantRole } from "./applicant-field.ts";
import { APPLICANT_FIELDS } from "./applicant-fields.ts";
import { NEW_APPLICATION } from "./credit-application.ts";
import type { ApplicationAnswers } from "./validate-step.ts";

/** Longer texts are no draft of ours. */
const MAX_LENGTH = 20_000;

/**
 * The answers as text for the tab's storage, without income, birth date, social security number and consent.
 *
 * @example sessionStorage.setItem(key, draftOf(answers))
 */
export function draftOf({ hasCoApplicant, ...answers }: ApplicationAnswers): string {
  return JSON.stringify({ hasCoApplicant, ...mapRoles((role) => saved(answers[role])) });
}

/**
 * Reads a draft; an application without answers for any other text.
 *
 * @example parseDraft(sessionStorage.getItem(key)).applicant["firstName"]
 */
export function parseDraft(text: string | null): ApplicationAnswers {
  const empty = NEW_APPLICATION.answers;
  if (text === null || text.length > MAX_LENGTH) return empty;
  try {
    const draft = JSON.parse(text) as Record<string, unknown> | null;
    const hasCoApplicant = draft?.["hasCoApplicant"];
    return {
      hasCoApplicant: typeof hasCoApplicant === "boolean" ? hasCoApplicant : null,
      ...mapRoles((role) => saved(draft?.[role])),
    };
  } catch {
    return empty;
  }
}

function mapRoles(map: (role: ApplicantRole) => ApplicantAnswers): Record<ApplicantRole, ApplicantAnswers> {
  return Object.fromEntries(APPLICANT_ROLES.map((role) => [role, map(role)])) as Record<
    ApplicantRole,
    ApplicantAnswers
  >;
}

/** The fields that a draft may hold, as texts. */
function saved(answers: unknown): ApplicantAnswers {
  const given = (typeof answers === "object" && answers !== null ? answers : {}) as Record<string, unknown>;
  const kept = APPLICANT_FIELDS.filter(({ unsaved, name }) => !unsaved && typeof given[name] === "string");
  return Object.fromEntries(
    kept.map(({ name, maxLength }) => [name, String(given[name]).slice(0, maxLength * 2)]),
  );
}
