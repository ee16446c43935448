import { checkQuestionnaire } from "../check/check-questionnaire.ts";

/** The errors of a questionnaire as `field: code`, the code without its prefix. */
export function questionnaireErrors(value: unknown): string[] {
  const checked = checkQuestionnaire(value);
  if (checked.ok) return [];
  return checked.problems.map(({ field, code }) => `${field}: ${code.replace("configuration.", "")}`);
}
