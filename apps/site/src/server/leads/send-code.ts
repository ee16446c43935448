import "server-only";
import { phoneToE164 } from "@forecourt/contact-details";
import { createVerification, hashEmail } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { siteState } from "../site-state.ts";
import { canReceiveCode } from "./can-receive-code.ts";

/** The most codes per day, for cost. */
const CODES_PER_DAY = 500;

export type SentCode =
  | { kind: "code-sent" }
  /** `justSent`: this phone got a code within the last half minute. */
  | { kind: "code-limited"; retryAfterSeconds: number; justSent: boolean }
  | { kind: "code-country" }
  | { kind: "unavailable" };

type CodeContext = {
  locale: string;
  storeId: string;
  network: string;
  /** The address of the same form, by which the shopper can have the verification deleted. */
  email?: string | undefined;
};

/** Sends a code to a US or Canadian phone, within the rate limits. */
export async function sendCode(
  phone: string,
  { locale, storeId, network, email }: CodeContext,
): Promise<SentCode> {
  const { SITE_SECRET: secret, WORKER_PUBLIC_KEY: publicKey } = siteEnv();
  const number = phoneToE164(phone);
  if (number === null || !canReceiveCode(number)) return { kind: "code-country" };
  const result = await createVerification(siteState().database, {
    phone: number,
    networkKey: network,
    emailKey: email ? hashEmail(secret, email) : null,
    locale,
    storeId,
    groupPerDay: CODES_PER_DAY,
    secret,
    publicKey,
  });
  if (result.kind === "created") return { kind: "code-sent" };
  if (result.kind === "unavailable") return result;
  const { by, retryAfterSeconds } = result;
  return { kind: "code-limited", retryAfterSeconds, justSent: by === "number" && retryAfterSeconds <= 30 };
}
