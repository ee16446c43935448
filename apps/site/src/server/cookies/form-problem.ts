import { openSealed, sealValue } from "./sealed-value.ts";
import { COOKIES, setCookie } from "./set-cookie.ts";

/** A refused form without scripts: values and errors, stored for the page that shows it again. */
export type FormProblem = {
  form: string;
  values: Record<string, string>;
  errors: { field: string; code: string }[];
};

const PURPOSE = "form-problem";
const [, SECONDS] = COOKIES.form;

/**
 * Seals a refused form, so that its values are in no address and no log. A form too long for a cookie loses its longest
 * values and keeps its errors.
 */
export async function sealFormProblem(problem: FormProblem, secret: string): Promise<string> {
  const sealed = await sealValue(PURPOSE, problem, secret, { seconds: SECONDS });
  if (sealed.length <= 3800) return sealed;
  const longest = Object.entries(problem.values).sort((a, b) => b[1].length - a[1].length)[0]?.[0];
  if (longest === undefined) return sealed;
  const values = { ...problem.values, [longest]: problem.values[longest]?.slice(0, 900) ?? "" };
  if (values[longest] === problem.values[longest]) delete values[longest];
  return sealFormProblem({ ...problem, values }, secret);
}

/** The refused form in a cookie's value, if it is of the given form. */
export async function openFormProblem(
  value: string | undefined,
  form: string,
  secret: string,
): Promise<FormProblem | undefined> {
  const problem = (await openSealed(PURPOSE, value, secret)) as FormProblem | undefined;
  return problem?.form === form ? problem : undefined;
}

/** The `Set-Cookie` value that stores a refused form; an empty one clears it. */
export function formProblemSetCookie(sealed: string, https: boolean): string {
  return setCookie("form", sealed || null, https);
}
