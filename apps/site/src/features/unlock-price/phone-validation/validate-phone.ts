import { phoneToE164 } from "@forecourt/contact-details";
import { checkVerification } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { type SentCode, sendCode } from "#server/leads/send-code.ts";
import { siteState } from "#server/site-state.ts";
import type { PhoneRequest } from "./phone-request.ts";

/** A code was sent or right, or an error. `retryAfterSeconds` is set if a retry can succeed. */
export type PhoneValidation =
  | { ok: true; code: "code-sent" | "phone-verified" }
  | { ok: false; code: PhoneValidationError; retryAfterSeconds?: number };

export type PhoneValidationError =
  | "phone-form"
  | "code-limited"
  | "code-country"
  | "code-wrong"
  | "code-expired"
  | "code-exhausted"
  | "check-limited"
  | "unavailable";

/** Limit of code checks per network: more than a person needs, too few to use up the codes of other phones. */
const CHECKS = { windowSeconds: 600, limit: 20 };

/** Seconds until a retry, while the database is unavailable. */
const UNAVAILABLE_SECONDS = 5;

/**
 * Sends a code to a phone, or verifies one. Only a browser whose unlock is pending gets a code sent: without that,
 * anybody could have messages sent to other people's phones.
 */
export async function validatePhone(
  request: PhoneRequest,
  {
    isPending,
    ...context
  }: { locale: string; storeId: string; network: string; email?: string | undefined; isPending: boolean },
): Promise<PhoneValidation> {
  if (request.type === "phone-validation") {
    return isPending ? sentCode(await sendCode(request.phone, context)) : { ok: false, code: "phone-form" };
  }
  const result = await checkVerification(siteState().database, {
    phone: phoneToE164(request.phone) ?? "",
    code: request.code,
    secret: siteEnv().SITE_SECRET,
    limits: [{ key: `code-check:${context.network}`, ...CHECKS }],
  });
  switch (result.kind) {
    case "verified":
      return { ok: true, code: "phone-verified" };
    case "wrong":
      return { ok: false, code: result.triesLeft > 0 ? "code-wrong" : "code-exhausted" };
    case "expired":
      return { ok: false, code: "code-expired" };
    case "exhausted":
      return { ok: false, code: "code-exhausted" };
    case "limited":
      return { ok: false, code: "check-limited", retryAfterSeconds: result.retryAfterSeconds };
    case "unavailable":
      return { ok: false, code: "unavailable", retryAfterSeconds: UNAVAILABLE_SECONDS };
  }
}

function sentCode(sent: SentCode): PhoneValidation {
  switch (sent.kind) {
    case "code-sent":
      return { ok: true, code: "code-sent" };
    case "code-limited":
      return { ok: false, code: "code-limited", retryAfterSeconds: sent.retryAfterSeconds };
    case "code-country":
      return { ok: false, code: sent.kind };
    case "unavailable":
      return { ok: false, code: sent.kind, retryAfterSeconds: UNAVAILABLE_SECONDS };
  }
}
