import { openSealed, sealValue } from "./sealed-value.ts";
import { COOKIES, setCookie } from "./set-cookie.ts";

const PURPOSE = "welcome";
const [, SECONDS] = COOKIES.welcome;

/** The `Set-Cookie` value with the sealed first name, by which the page after an unlock greets for ten minutes. */
export async function welcomeSetCookie(firstName: string, secret: string, https: boolean): Promise<string> {
  const sealed = await sealValue(PURPOSE, { firstName: firstName.slice(0, 100) }, secret, {
    seconds: SECONDS,
  });
  return setCookie("welcome", sealed, https);
}

/** The first name, or undefined when there is none or it has expired. */
export async function openWelcome(value: string | undefined, secret: string): Promise<string | undefined> {
  const opened = (await openSealed(PURPOSE, value, secret)) as { firstName?: string } | undefined;
  return opened?.firstName || undefined;
}
