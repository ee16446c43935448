import { checkQuestionnaire } from "../check/check-questionnaire.ts";

/** The errors of a questionnaire as `path: code`, the code without its prefix. */
export function questionnaireErrors(value: unknown): string[] {
  const checked = checkQuestionnaire(value);
  if (checked.ok) return [];
  return checked.errors.map(({ path, code }) => `${path.join(".")}: ${code.replace("configuration.", "")}`);
}
