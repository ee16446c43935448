import { type ContactFields, isProfileEmpty } from "@forecourt/visitor";
import { siteEnv } from "#env.ts";
import { readVisitor } from "./visitor-cookie.ts";

/** What a visitor gave before, to fill in a form. */
export type KnownDetails = ContactFields;

/** Details that fill in a form. While they wait for a code, `remember` says whether its box was ticked. */
export type FilledDetails = KnownDetails & { remember?: boolean };

/**
 * The details in a request's cookies, which hold them with functional consent; undefined for a new visitor
 * (docs/product/forms.md, "Known visitors").
 *
 * @param cookies the request's `Cookie` header
 */
export async function knownDetails(cookies: string | null | undefined): Promise<KnownDetails | undefined> {
  const { SITE_SECRET: secret, SITE_URL } = siteEnv();
  const { profile } = await readVisitor(cookies, { secret, https: SITE_URL.startsWith("https:") });
  if (isProfileEmpty(profile)) return undefined;
  const { firstName, lastName, email, phone } = profile;
  return { firstName, lastName, email, phone };
}
