import { describe, expect, test } from "vitest";
import { exampleSettings } from "../testing/example-settings.ts";
import { baseSettings } from "./base-settings.ts";
import { resolveSettings } from "./resolve-settings.ts";
import { sampleLegalMarks, startUpProblems } from "./start-up-problems.ts";

const real = resolveSettings(baseSettings, exampleSettings);
const withSamplePhones = resolveSettings(baseSettings, exampleSettings, {
  profile: { phone: "+14175550142", sales: { phone: "+14175550142" }, service: { phone: "+14175550150" } },
});
const site = { url: "https://www.dealer.example", legalTexts: ["Our own privacy policy."] };

test("a real dealership has no problems", () => {
  expect(startUpProblems(real, site)).toEqual([]);
});

describe("sample phone numbers", () => {
  test("are each reported once on a public site", () => {
    expect(startUpProblems(withSamplePhones, site)).toEqual([
      { code: "sample.phone", subject: "+14175550142" },
      { code: "sample.phone", subject: "+14175550150" },
    ]);
  });

  test("are found at stores, the manager and the lead provider", () => {
    const { stores, profile, leadRouting } = real;
    const phones = startUpProblems(
      {
        stores: [{ ...stores[0]!, phone: "+14175550163" }],
        profile: {
          ...profile,
          service: null,
          employees: { generalManager: { ...profile.employees.generalManager, phone: "+14175550127" } },
        },
        leadRouting: { ...leadRouting, provider: { ...leadRouting.provider, phone: "+14175550199" } },
      },
      site,
    ).map(({ subject }) => subject);
    expect(phones.sort()).toEqual(["+14175550127", "+14175550163", "+14175550199"]);
  });

  test.each([
    ["http://localhost:3000", 0],
    ["http://127.0.0.1:3000", 0],
    ["http://[::1]:3000", 0],
    ["http://shop.localhost", 0],
    ["http://localhost.example", 2],
    ["http://127.example", 2],
  ])("on a site at %s: %d", (url, count) => {
    expect(startUpProblems(withSamplePhones, { ...site, url })).toHaveLength(count);
  });

  test.each(["+14175550099", "+14175550200", "+14175551142"])("%s is not a fictional number", (phone) => {
    expect(
      startUpProblems(resolveSettings(baseSettings, exampleSettings, { profile: { phone } }), site),
    ).toEqual([]);
  });
});

test.each(sampleLegalMarks)("legal pages with %j are reported", (mark) => {
  expect(startUpProblems(real, { ...site, legalTexts: ["a", `This is ${mark}.`] })).toEqual([
    { code: "sample.legal-words", subject: mark },
  ]);
});
