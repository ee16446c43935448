import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link of an email allows; a token of one purpose is invalid for the others. */
export type TokenPurpose = "watch-confirm" | "watch-stop" | "my-details" | "valuation" | "appointment";

export type ReadToken = { kind: "valid"; subject: string } | { kind: "expired" } | { kind: "invalid" };

const FORMAT = /^([\w-]{1,64})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

/** The time of a token that never expires. */
const NEVER = "0";

/**
 * Signs a subject, such as an id, for the link of an email. It is readable, so it must not be personal data.
 *
 * @param options `expiresAt`: without it, the token is valid for ever
 * @example signToken("watch-confirm", watchId, { secret, expiresAt })
 */
export function signToken(
  purpose: TokenPurpose,
  subject: string,
  { secret, expiresAt }: { secret: string; expiresAt?: Date },
): string {
  const expires = expiresAt ? Math.ceil(expiresAt.getTime() / 1000).toString(36) : NEVER;
  return `${subject}.${expires}.${signature(purpose, subject, expires, secret)}`;
}

/**
 * Reads a token. Only a correctly signed one can be `expired`.
 *
 * @example readToken("watch-confirm", params.token, { secret, now }) // { kind: "valid", subject: "0199…" }
 */
export function readToken(
  purpose: TokenPurpose,
  token: string | undefined,
  { secret, now }: { secret: string; now: Date },
): ReadToken {
  const [, subject, expires, signed] = FORMAT.exec(token ?? "") ?? [];
  if (subject === undefined || expires === undefined || signed === undefined) return { kind: "invalid" };
  const expected = signature(purpose, subject, expires, secret);
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return { kind: "invalid" };
  const isOver = expires !== NEVER && Number.parseInt(expires, 36) * 1000 <= now.getTime();
  return isOver ? { kind: "expired" } : { kind: "valid", subject };
}

function signature(purpose: TokenPurpose, subject: string, expires: string, secret: string): string {
  return createHmac("sha256", secret).update(`link\n${purpose}\n${subject}\n${expires}`).digest("base64url");
}
