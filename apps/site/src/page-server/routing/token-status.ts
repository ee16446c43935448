import { siteEnv } from "#env.ts";
import { readToken, type TokenPurpose } from "#server/tokens/signed-token.ts";

/** The status of a page behind a signed link: 400 for a forged link, 410 for an old one. */
export function tokenStatus(purpose: TokenPurpose, token: string | undefined, now: Date): number | undefined {
  const { kind } = readToken(purpose, token, { secret: siteEnv().SITE_SECRET, now });
  return { valid: undefined, expired: 410, invalid: 400 }[kind];
}
