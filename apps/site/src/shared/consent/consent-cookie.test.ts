import { describe, expect, it } from "vitest";
import {
  allowsFunctional,
  choiceCookie,
  consentSetCookies,
  readConsent,
  readConsentCookies,
} from "./consent-cookie.ts";
import { type ConsentRecord, parseConsentRecord, serializeConsentRecord } from "./consent-record.ts";

const record: ConsentRecord = {
  policyVersion: "2026~01;",
  chosenAt: 1_795_700_000,
  locale: "es",
  choice: "deny",
  gpc: true,
};
const header = (cookies: string[]) => cookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");

describe("the consent cookies", () => {
  it("are read back from a header with other cookies", () => {
    const values = {
      allowCookies: "essential,functional",
      displayCookies: "ask",
      policyVersion: "",
    } as const;
    const cookies = `a=1; ${header(consentSetCookies(values, record, true))}; gpc=1; b=2`;
    expect(readConsent(cookies)).toEqual(["essential", "functional"]);
    expect(allowsFunctional(cookies)).toBe(true);
    expect(readConsentCookies(cookies)).toEqual({
      stored: { allowCookies: "essential,functional", displayCookies: "ask", policyVersion: "2026~01;" },
      record,
      gpc: true,
    });
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
    expect(readConsentCookies(cookies).record).toBeNull();
  });

  it("allow functional cookies only by that word", () => {
    expect(allowsFunctional("allowCookies=essential%2Canalytics")).toBe(false);
  });

  it("are readable by scripts, Secure on https, and removed by null", () => {
    expect(choiceCookie("allowCookies", "functional", true)).toMatch(/; SameSite=Lax; Secure$/);
    expect(choiceCookie("allowCookies", "functional", false)).not.toMatch(/HttpOnly|Secure/);
    expect(choiceCookie("allowCookies", null, false)).toMatch(/^allowCookies=; Path=\/; Max-Age=0/);
  });
});

describe("the record of a choice", () => {
  it("is read back as it was written", () => {
    expect(parseConsentRecord(serializeConsentRecord(record))).toEqual(record);
  });

  it.each([
    "",
    "2026-01",
    "2026-01~soon~en~deny~0",
    "2026-01~1~en~maybe~0",
    "%E0%A4~1~en~deny~0",
    "~1~en~deny~0",
  ])("%s is no record", (text) => expect(parseConsentRecord(text)).toBeNull());
});
