import { readFileSync } from "node:fs";
import { APPLICANT_FIELDS } from "@forecourt/leads/credit-application";
import { LEAD_FORMS, preApprovalForm } from "@forecourt/leads/forms";
import { describe, expect, it } from "vitest";
import { checksOf, sentencesOf, wrongClaims } from "#testing/legal-claims.ts";

const ROOT = new URL("../../../../../", import.meta.url);
const page = (locale: "en" | "es", name: string) =>
  readFileSync(new URL(`packages/sample-dealership/content/${locale}/legal/${name}.md`, ROOT), "utf8");

const ABOUT_DATA = ["privacy-policy", "cookie-policy"];
/** Words by which a sentence of another legal page is about data. */
const DATA_WORDS =
  /\b(details?|personal|information|name|email|phone|cookies?|collect|share|copy|inquir\w+|credit report)\b/i;

describe("the claims of the legal pages", () => {
  it.each(ABOUT_DATA)("%s: every sentence names a check that runs", (name) => {
    expect(wrongClaims(page("en", name), ROOT)).toEqual([]);
    expect(checksOf(page("en", name)).length).toBeGreaterThan(10);
  });

  it("terms-of-sale: every sentence about data names a check that runs", () => {
    const text = page("en", "terms-of-sale");
    const wrong = wrongClaims(text, ROOT).filter(
      (line) => !/^no check: /.test(line) || DATA_WORDS.test(line),
    );
    expect(wrong).toEqual([]);
    expect(checksOf(text).length).toBeGreaterThan(0);
  });

  it.each([...ABOUT_DATA, "terms-of-sale"])(
    "%s: the Spanish text makes the same claims in the same order",
    (name) => {
      const marks = (locale: "en" | "es") =>
        sentencesOf(page(locale, name)).map((block) => block.flatMap((sentence) => sentence.marks));
      expect(marks("es")).toEqual(marks("en"));
    },
  );

  it("have no table or count of what is kept by hand", () => {
    for (const name of ABOUT_DATA)
      for (const locale of ["en", "es"] as const) {
        expect(page(locale, name)).not.toMatch(/^\|/m);
        expect(page(locale, name)).not.toMatch(
          /\b(\w+) (cookies|things) this website can|las \w+ cookies que/i,
        );
      }
  });
});

describe("a wrong claim is found", () => {
  const check = `[^a]: <apps/site/src/content/kept-data/legal-claims.test.ts> "the pre-approval asks for a range of the income"`;
  it.each([
    ["a sentence without a check", `We ask.[^a] We sell nothing.\n\n${check}`, "no check: We sell nothing."],
    [
      "one before a sentence with a check",
      `We sell nothing. We ask.[^a]\n\n${check}`,
      "no check: We sell nothing.",
    ],
    ["an item of a list", `We ask.[^a]\n\n- We sell nothing.\n\n${check}`, "no check: We sell nothing."],
    ["a check that is not defined", "We ask.[^b]", "undefined: b"],
    ["a check that nothing names", `We ask.[^general]\n\n${check}`, "unused: a"],
    [
      "a missing file",
      `We ask.[^a]\n\n[^a]: <apps/site/src/none.test.ts> "x"`,
      "no such test file: a: apps/site/src/none.test.ts",
    ],
    [
      "a file that no runner has",
      `We ask.[^a]\n\n[^a]: <apps/site/package.json> "x"`,
      "no such test file: a: apps/site/package.json",
    ],
    [
      "a missing test",
      `We ask.[^a]\n\n${check.replace(/".*"/, '"asks for nothing"')}`,
      "no such test: a: asks for nothing",
    ],
  ])("%s", (_name, text, found) => expect(wrongClaims(text, ROOT)).toEqual([found]));
});

const ASKED = ["street", "employer", "income", "birthDate", "ssn"];
const SECRET = /birth|ssn|social|bank|account|routing|card/i;

it("the credit application asks for what the policy says, and no other form does", () => {
  const asked = APPLICANT_FIELDS.map(({ name }) => name);
  expect(asked).toEqual(expect.arrayContaining(ASKED));
  expect(asked.filter((name) => /bank|account|routing|card/i.test(name))).toEqual([]);
  const fields = [...Object.values(LEAD_FORMS), preApprovalForm].flatMap((form) => form.fields);
  expect(fields.filter(({ name, path }) => SECRET.test(`${name} ${path}`))).toEqual([]);
});

it("the pre-approval asks for a range of the income", () => {
  const income = preApprovalForm.fields.filter(({ path }) => /income/i.test(path));
  expect(income.map(({ options }) => (options?.length ?? 0) > 1)).toEqual([true]);
});
