import { cookies } from "next/headers";
import { siteEnv } from "#env.ts";
import { type FormProblem, openFormProblem } from "#server/cookies/form-problem.ts";
import { cookieName } from "#server/cookies/set-cookie.ts";

/**
 * Reads the rejected form that this page shows again, from its cookie. `problem` is the query parameter of that name.
 * Without it no cookie is read: the page is shared by all visitors.
 */
export async function readFormProblem(
  problem: string | string[] | undefined,
  forms: readonly string[],
): Promise<FormProblem | undefined> {
  if (problem === undefined) return undefined;
  const { SITE_SECRET, SITE_URL } = siteEnv();
  const value = (await cookies()).get(cookieName("form", SITE_URL.startsWith("https:")))?.value;
  for (const form of forms) {
    const found = await openFormProblem(value, form, SITE_SECRET);
    if (found) return found;
  }
  return undefined;
}
