import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import { messageKey } from "#server/leads/answer.ts";
import type { LeadFormWords } from "./lead-form-content.ts";

/** The values and translated errors of a rejected form. */
export type ShownProblem = {
  values: Record<string, string>;
  fields: Record<string, string>;
  /** Errors of no field, shown above the form. */
  rest: { code: string; message: string }[];
};

/** Translates the errors of a rejected form. `names` are the controls that the form shows; `own` are its messages. */
export function shownProblem(
  problem: FormProblem | undefined,
  { locale, names, own }: { locale: string; names: readonly string[]; own?: LeadFormWords["own"] },
): ShownProblem | undefined {
  if (!problem) return undefined;
  const t = translator(locale, "errors");
  const shown: ShownProblem = { values: problem.values, fields: {}, rest: [] };
  for (const { field, code } of problem.errors) {
    const message = own?.[`${field}.${code}`] ?? t(messageKey(code, field), { minutes: 1 });
    if (names.includes(field)) shown.fields[field] ??= message;
    else shown.rest.push({ code, message });
  }
  return shown;
}
