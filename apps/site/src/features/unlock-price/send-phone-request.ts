import { PHONE_API_PATH } from "#shared/addresses/public-paths.ts";
import type { PhoneAnswer, SendPhoneRequest } from "./phone-verification.ts";

/** An attempt that takes longer counts as failed. */
const TIMEOUT_MS = 15_000;

/**
 * Sends phone validations to this site, with these values added to each body: `locale`, `store`.
 *
 * @param expired the message when the site no longer knows the phone, which no field here asks for
 */
export function sendPhoneRequest(
  values: Readonly<Record<string, string>>,
  expired: string | undefined,
): SendPhoneRequest {
  return async (body) =>
    fetch(PHONE_API_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...values, ...body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((response) => response.json() as Promise<PhoneAnswer & { error?: string | null }>)
      .then(({ error, ...answer }) =>
        error === "phone-required" && expired ? { ...answer, message: expired } : answer,
      )
      .catch(() => null);
}
