import { cookies } from "next/headers";
import { siteEnv } from "#env.ts";
import { type FormProblem, formProblemCookieName, openFormProblem } from "#server/cookies/form-problem.ts";

/**
 * The refused form that this page shows again, when the request brings one. `problem` is the page's parameter of that
 * name: without it the page is not personal and must read no cookie.
 */
export async function readFormProblem(
  problem: string | string[] | undefined,
  forms: readonly string[],
): Promise<FormProblem | undefined> {
  if (problem === undefined) return undefined;
  const { SITE_SECRET, SITE_URL } = siteEnv();
  const value = (await cookies()).get(formProblemCookieName(SITE_URL.startsWith("https:")))?.value;
  for (const form of forms) {
    const found = await openFormProblem(value, form, SITE_SECRET);
    if (found) return found;
  }
  return undefined;
}
