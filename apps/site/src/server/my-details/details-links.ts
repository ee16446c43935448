import "server-only";
import { siteEnv } from "#env.ts";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { MY_DETAILS_PROOF_PATH } from "#shared/addresses/public-paths.ts";
import { type ReadToken, readToken, signToken } from "../tokens/signed-token.ts";

/** The path that proves who reads the emails of an address. */
export function proofPath(requestId: string, locale: Locale, expiresAt: Date): string {
  const token = signToken("my-details", requestId, { secret: siteEnv().SITE_SECRET, expiresAt });
  return proofPathWith(token, locale);
}

/** The same path for a token that a form or link carries on. */
export function proofPathWith(token: string, locale: Locale): string {
  return localPath(locale, pathWith(MY_DETAILS_PROOF_PATH, { token }));
}

/** Reads the token of a proof; the subject is the request's id. */
export function readProof(token: string | undefined, now: Date): ReadToken {
  return readToken("my-details", token, { secret: siteEnv().SITE_SECRET, now });
}
