import { openSealed, sealValue } from "./sealed-value.ts";

const PURPOSE = "welcome";
const SECONDS = 600;

/** Name of the short-lived cookie with which the page after an unlock greets by name. */
export function welcomeCookieName(https: boolean): string {
  return https ? "__Host-welcome" : "welcome";
}

/** The `Set-Cookie` value with the sealed first name, for ten minutes. */
export async function welcomeSetCookie(firstName: string, secret: string, https: boolean): Promise<string> {
  const sealed = await sealValue(PURPOSE, { firstName: firstName.slice(0, 100) }, secret, {
    seconds: SECONDS,
  });
  return `${welcomeCookieName(https)}=${sealed}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${https ? "; Secure" : ""}`;
}

/** The first name, or undefined when there is none or it has expired. */
export async function openWelcome(value: string | undefined, secret: string): Promise<string | undefined> {
  const opened = (await openSealed(PURPOSE, value, secret)) as { firstName?: string } | undefined;
  return opened?.firstName || undefined;
}
