import { openSealed, sealValue } from "./sealed-value.ts";

/** A form that was refused, kept for the page that shows it again: what was typed, and what is wrong with it. */
export type FormProblem = {
  form: string;
  values: Record<string, string>;
  errors: { field: string; code: string }[];
};

const PURPOSE = "form-problem";
const SECONDS = 600;

/** Name of the short-lived cookie that carries a refused form to the page that shows it again, without JavaScript. */
export function formProblemCookieName(https: boolean): string {
  return https ? "__Host-form" : "form";
}

/**
 * Seals a refused form. What was typed never stands in an address or a log; a form too long for a cookie loses its
 * longest value rather than its errors.
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

/** The refused form of a cookie's value, when it is of the form that asks. */
export async function openFormProblem(
  value: string | undefined,
  form: string,
  secret: string,
): Promise<FormProblem | undefined> {
  const problem = (await openSealed(PURPOSE, value, secret)) as FormProblem | undefined;
  return problem?.form === form ? problem : undefined;
}

/** `Set-Cookie` values that store and clear the refused form. */
export function formProblemSetCookie(sealed: string, https: boolean): string {
  const tail = `Path=/; Max-Age=${sealed ? SECONDS : 0}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
  return `${formProblemCookieName(https)}=${sealed}; ${tail}`;
}
