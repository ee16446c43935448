import { describe, expect, it } from "vitest";
import { allowsFunctional, consentSetCookie, readConsent } from "./consent-cookie.ts";

const stored = (cookie: string) => cookie.slice(0, cookie.indexOf(";"));

describe("the consent cookie", () => {
  it("is read back from a header with other cookies", () => {
    const cookie = stored(consentSetCookie(["functional"], true));
    expect(readConsent(`a=1; ${cookie}; b=2`)).toEqual(["essential", "functional"]);
    expect(allowsFunctional(`${cookie}; b=2`)).toBe(true);
  });

  it.each([
    undefined,
    "",
    "a=1",
    "allowCookies=",
    "allowCookies=yes",
    "allowCookies=%E0%A4",
    "notallowCookies=essential%2Cfunctional",
  ])("%s allows nothing", (cookies) => {
    expect(readConsent(cookies)).toBeNull();
    expect(allowsFunctional(cookies)).toBe(false);
  });

  it("allows functional cookies only by that word", () => {
    expect(allowsFunctional("allowCookies=essential%2Canalytics")).toBe(false);
  });

  it("is readable by scripts, Secure on https, and removed by null", () => {
    expect(consentSetCookie(["functional"], true)).toMatch(/; SameSite=Lax; Secure$/);
    expect(consentSetCookie(["functional"], false)).not.toMatch(/HttpOnly|Secure/);
    expect(consentSetCookie(null, false)).toMatch(/^allowCookies=; Path=\/; Max-Age=0/);
  });
});
