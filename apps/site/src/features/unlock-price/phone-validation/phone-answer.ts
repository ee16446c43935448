import { translator } from "#server/content/translator.ts";
import { formProblemSetCookie, sealFormProblem } from "#server/cookies/form-problem.ts";
import { addCookies } from "#server/cookies/set-cookie.ts";
import { json, messageKey, seeOther } from "#server/leads/answer.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { grantedPage, verifyPage } from "#shared/lead-form/unlock-pages.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { CODE_FORM_ID } from "../code-form-id.ts";
import type { PhoneRequestError } from "./phone-request.ts";
import type { PhoneValidation, PhoneValidationError } from "./validate-phone.ts";

type Refused = { ok: false; code: PhoneRequestError | PhoneValidationError; retryAfterSeconds?: number };

/** Longer waits are shown in minutes. */
const MOMENT_SECONDS = 60;

/**
 * The JSON response `{ success, error, message }`. `error` is a code for programs, `message` is shown at the phone or
 * code field.
 */
export function jsonAnswer(
  result: PhoneValidation | Refused,
  locale: string,
  cookies: readonly string[],
): Response {
  const wait = result.ok ? undefined : result.retryAfterSeconds;
  const answer = json(
    { success: result.ok, error: result.ok ? null : result.code, message: messageOf(result, locale) },
    result.ok ? 200 : statusOf(result.code),
    wait === undefined ? {} : { "Retry-After": String(wait) },
  );
  return addCookies(answer, cookies);
}

/**
 * Answers a posted form in its language: redirects to the next page, or to the code form with an error.
 */
export async function formAnswer(
  result: PhoneValidation | Refused,
  values: Readonly<Record<string, string>>,
  { cookies, secret, https }: { cookies: readonly string[]; secret: string; https: boolean },
): Promise<Response> {
  const on = { vin: values["vin"], next: sameOriginPath(values["next"]) };
  const locale = asLocale(values["locale"]);
  if (result.ok && result.code === "phone-verified") return seeOther(grantedPage(locale, on), cookies);
  const notice = values["type"] === "phone-validation" ? noticeOf(result) : undefined;
  if (notice) return seeOther(verifyPage(locale, { ...on, notice }), cookies);
  const errors = [{ field: "code", code: result.code }];
  const problem = { form: CODE_FORM_ID, values: { code: values["code"] ?? "" }, errors };
  const cookie = formProblemSetCookie(await sealFormProblem(problem, secret), https);
  return seeOther(`${verifyPage(locale, { ...on, problem: "1" })}#problem`, [...cookies, cookie]);
}

/** The notice about a requested code; undefined when the error belongs to a field. */
function noticeOf({ code }: PhoneValidation | Refused): string | undefined {
  if (code === "code-sent" || code === "code-country") return code;
  return code === "code-limited" ? "code-wait" : undefined;
}

function messageOf(result: PhoneValidation | Refused, locale: string): string {
  const t = translator(locale, "unlock");
  const errors = translator(locale, "errors");
  if (result.ok) return t(result.code === "code-sent" ? "codeSent" : "phoneConfirmed");
  const { code, retryAfterSeconds = 0 } = result;
  if (code === "code-limited" && retryAfterSeconds > MOMENT_SECONDS) {
    return errors("code-wait", { minutes: Math.ceil(retryAfterSeconds / 60) });
  }
  return errors(messageKey(code));
}

function statusOf(code: Refused["code"]): number {
  switch (code) {
    case "code-limited":
    case "check-limited":
      return 429;
    case "unavailable":
      return 503;
    default:
      return 422;
  }
}
