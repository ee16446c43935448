import { describe, expect, test } from "vitest";
import { isProfileComplete, isProfileEmpty, NEW_VISITOR } from "./visitor-profile.ts";

const ana = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "+14175550123" };

describe("isProfileComplete", () => {
  test("with all four valid", () => {
    expect(isProfileComplete(ana)).toBe(true);
    expect(isProfileComplete({ ...ana, phone: "(417) 555-0123" })).toBe(true);
  });

  test.each([
    { firstName: " " },
    { lastName: "" },
    { email: "" },
    { email: "ana@example" },
    { phone: "" },
    { phone: "417555012" },
    { phone: "+19999999999" },
  ])("not with %j", (change) => {
    expect(isProfileComplete({ ...ana, ...change })).toBe(false);
  });
});

describe("isProfileEmpty", () => {
  test("without any contact field; the placeholder phone counts as empty", () => {
    expect(isProfileEmpty(NEW_VISITOR)).toBe(true);
    expect(isProfileEmpty({ ...NEW_VISITOR, firstName: " ", phone: "+1 (999) 999-9999" })).toBe(true);
  });

  test.each(["firstName", "lastName", "email", "phone"] as const)("not when %s is known", (field) => {
    expect(isProfileEmpty({ ...NEW_VISITOR, [field]: ana[field] })).toBe(false);
  });
});

test("the profile has no birth date and no financial data", () => {
  expect(Object.keys(NEW_VISITOR).filter((field) => /birth|income|ssn|score|employ/i.test(field))).toEqual(
    [],
  );
});
