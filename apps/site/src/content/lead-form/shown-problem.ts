import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import { messageKey } from "#server/leads/answer.ts";

/** A refused form in words: what to say beside each field, and what is wrong with none of them. */
export type ShownProblem = {
  values: Record<string, string>;
  fields: Record<string, string>;
  /** Fields whose words do not say by themselves which field they are about. */
  unnamed: string[];
  /** The server could not take it now, or will not: said above the form. */
  rest: { code: string; message: string }[];
};

/** Puts a refused form into words. `names` are the controls that the form shows. */
export function shownProblem(
  problem: FormProblem | undefined,
  { locale, names }: { locale: string; names: readonly string[] },
): ShownProblem | undefined {
  if (!problem) return undefined;
  const words = translator(locale, "errors");
  const shown: ShownProblem = { values: problem.values, fields: {}, unnamed: [], rest: [] };
  for (const { field, code } of problem.errors) {
    const message = words(messageKey(code), { minutes: 1 });
    if (names.includes(field)) {
      shown.fields[field] ??= message;
      if (code === "required") shown.unnamed.push(field);
    } else shown.rest.push({ code, message });
  }
  return shown;
}
