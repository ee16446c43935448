import { CONSENT_COOKIE, DISPLAY_COOKIE, RECORD_COOKIE } from "#shared/consent/consent-cookie.ts";
import { EXPERIMENT_COOKIE } from "./experiment-cookie.ts";
import { formProblemCookieName } from "./form-problem.ts";
import { pendingUnlockCookieName } from "./pending-unlock.ts";
import { sentLeadsCookieName } from "./sent-leads.ts";
import { STORE_COOKIE } from "./store-cookie.ts";
import { visitorCookieName } from "./visitor-cookie.ts";
import { welcomeCookieName } from "./welcome-cookie.ts";

/** The names of all cookies of the site. */
export function cookieNames(https: boolean): string[] {
  const sealed = [
    visitorCookieName,
    pendingUnlockCookieName,
    welcomeCookieName,
    sentLeadsCookieName,
    formProblemCookieName,
  ];
  return [
    ...sealed.map((nameOf) => nameOf(https)),
    STORE_COOKIE,
    CONSENT_COOKIE,
    DISPLAY_COOKIE,
    RECORD_COOKIE,
    EXPERIMENT_COOKIE,
  ];
}

/** The `Set-Cookie` values that remove them. */
export function expiredCookies(https: boolean): string[] {
  const secure = https ? "; Secure" : "";
  return cookieNames(https).map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure}`);
}
