import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/mutation-run.ts";
import { alone, jordan, TODAY, together } from "../testing/sample-application.ts";
import { APPLICATION_STEPS, type QuestionStep } from "./applicant-field.ts";
import { APPLICANT_FIELDS } from "./applicant-fields.ts";
import { APPLICATION_CODES } from "./application-codes.ts";
import { NEW_APPLICATION } from "./credit-application.ts";
import { validateStep } from "./validate-step.ts";

const codeOf = (field: string, value: string) =>
  validateStep(null, alone({ [field]: value }), TODAY).find((error) => error.field === field)?.code;

it("accepts complete answers of one applicant and of two", () => {
  expect(validateStep(null, alone(), TODAY)).toEqual([]);
  expect(validateStep(null, together(), TODAY)).toEqual([]);
});

it("asks first who applies", () => {
  expect(validateStep("applicants", NEW_APPLICATION.answers, TODAY)).toEqual([
    { role: null, field: "who", code: "required" },
    { role: "applicant", field: "firstName", code: "required" },
    { role: "applicant", field: "lastName", code: "required" },
  ]);
});

it("judges a co-applicant only when there is one", () => {
  const answers = together({ income: "52OO" });
  expect(validateStep("employment", answers, TODAY)).toEqual([
    { role: "coApplicant", field: "income", code: "amount-letters" },
  ]);
  expect(validateStep("employment", { ...answers, hasCoApplicant: false }, TODAY)).toEqual([]);
});

describe("every field", () => {
  const required = APPLICANT_FIELDS.filter((field) => field.asked(jordan) && field.required(jordan));
  it.each(required.map(({ name, rule }) => [name, rule] as const))(
    "%s is missing when empty or invisible",
    (name, rule) => {
      for (const blank of ["", "   ", "\u200b", "\u0000"])
        expect(codeOf(name, blank)).toBe(rule === "consent" ? "consent" : "required");
    },
  );

  it.each(
    APPLICANT_FIELDS.filter(({ asked }) => asked(jordan)).map(
      ({ name, maxLength }) => [name, maxLength] as const,
    ),
  )("%s is too long over its limit", (name, maxLength) =>
    expect(codeOf(name, "1".repeat(maxLength + 1))).toBe("too-long"),
  );

  it("never throws, whatever is typed", () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.constantFrom("<script>", "' OR 1=1 --"),
    );
    fc.assert(
      fc.property(fc.constantFrom(...APPLICANT_FIELDS), anyText, ({ name }, text) => {
        expect([undefined, ...APPLICATION_CODES]).toContain(codeOf(name, text));
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe.each([
  ["email", ["jordan@", "a b@example.com", "jordan@example.com, other@example.com"], "email"],
  ["phone", ["417", "555-0100", "417-555-01000", "0123456789", "417-555-0100 x12345678"], "phone"],
  ["workPhone", ["call me"], "phone"],
  ["state", ["Springfield", "XX"], "state"],
  ["zipCode", ["6580", "ABCDE"], "zip"],
  ["residenceYears", ["-1", "1.5", "100", "two"], "years"],
  ["residenceMonths", ["12", "-1", "x"], "months"],
  ["housing", ["castle"], "choice"],
  ["payPeriod", ["hourly"], "choice"],
  ["income", ["-5", "5.123", "five", "5,2,0,0", "5200/mo", "l200"], "amount"],
  ["income", ["52OO", "$5,2oo"], "amount-letters"],
  ["housingPayment", ["1O50"], "amount-letters"],
  ["birthDate", ["13/01/1988", "02/30/1988", "1988", "04/23/88", "11/26/2026", "01/01/1900"], "birth-date"],
  ["birthDate", ["11/26/2008", "2020-01-01"], "age"],
  ["ssn", ["000-12-3456", "666-12-3456", "900-12-3456", "219-00-9999", "219-09-0000"], "ssn"],
  ["ssn", ["219-09-999", "219-09-99999", "219-O9-9999", "abc"], "ssn"],
  ["consent", ["no", "on"], "consent"],
] as const)("%s", (field, wrong, code) => {
  it.each(wrong)(`%j is ${code}`, (text) => expect(codeOf(field, text)).toBe(code));
});

it.each([
  ["income", ["5200", "$5,200", " $ 5,200.00 ", "5200.5", "USD 5,200", "5,200.", "0"]],
  ["ssn", ["219099999", "219 09 9999", "219.09.9999", "219–09–9999", " 219-09-9999 "]],
  [
    "birthDate",
    [
      "04/23/1988",
      "4/23/1988",
      "04-23-1988",
      "4.23.1988",
      "04 23 1988",
      "04231988",
      "1988-04-23",
      "11/25/2008",
    ],
  ],
  ["phone", ["4175550170", "+1 417 555 0170", "417.555.0170", "417-555-0170 x45"]],
  ["zipCode", ["65801", "65801-1234", "658011234"]],
  ["state", ["MO", "mo", "Missouri"]],
  ["residenceMonths", ["", "0", "11"]],
])("%s is accepted however it is written", (field, right) => {
  for (const text of right) expect([text, codeOf(field, text)]).toEqual([text, undefined]);
});

describe("questions that depend on another answer", () => {
  const fields = (changes: Record<string, string>) =>
    validateStep(null, alone(changes), TODAY).map(({ field }) => field);
  it("asks for the former address when the stay is under two years", () => {
    const former = ["previousStreet", "previousCity", "previousState", "previousZipCode"];
    expect(fields({ residenceYears: "1", residenceMonths: "11" })).toEqual(former);
    expect(fields({ residenceYears: "", residenceMonths: "6" })).toEqual(former);
    expect(fields({ residenceYears: "2", residenceMonths: "0" })).toEqual([]);
  });
  it("asks for a job only who works", () => {
    const none = { employer: "", jobTitle: "", jobYears: "", jobMonths: "" };
    expect(fields(none)).toEqual(["employer", "jobTitle", "jobYears"]);
    expect(fields({ ...none, employmentStatus: "self-employed" })).toHaveLength(3);
    expect(fields({ ...none, employmentStatus: "retired" })).toEqual([]);
    expect(fields({ ...none, employmentStatus: "other" })).toEqual([]);
  });
  it("asks for a payment only who pays, and for the source only with an amount", () => {
    expect(fields({ housingPayment: "" })).toEqual(["housingPayment"]);
    expect(fields({ housingPayment: "", housing: "owned" })).toEqual([]);
    expect(fields({ otherIncomeSource: "" })).toEqual(["otherIncomeSource"]);
    expect(fields({ otherIncomeSource: "", otherIncome: "" })).toEqual([]);
    expect(fields({ otherIncomeSource: "", otherIncome: "$0.00" })).toEqual([]);
  });
});

it("finds one number for two people", () => {
  expect(validateStep("identity", together({ ssn: "219 09 9999" }), TODAY)).toEqual([
    { role: "coApplicant", field: "ssn", code: "same-ssn" },
  ]);
});

it("has every error of the whole in exactly one step", () => {
  const steps = APPLICATION_STEPS.filter((step): step is QuestionStep => step !== "review");
  const empty = { hasCoApplicant: true, applicant: {}, coApplicant: {} };
  expect(steps.flatMap((step) => validateStep(step, empty, TODAY))).toHaveLength(
    validateStep(null, empty, TODAY).length,
  );
});
