import { fail } from "@forecourt/result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";
import { sampleQuestionnaire } from "./testing/sample-questionnaire.ts";

const question = (id: string) => sampleQuestionnaire.questions.find(({ questionId }) => questionId === id)!;
const price = question("remaining-balance");

describe("readAnswer", () => {
  test.each([
    ["accidents", "one", "one"],
    ["keys", "two", "two"],
    ["remaining-balance", "$12,500.50", 1_250_050],
    ["remaining-balance", "0", 0],
    ["comments", "  runs well \n", "runs well"],
    ["comments", ` ${"x".repeat(1000)} `, "x".repeat(1000)],
  ])("of %s parses %j as %j", (id, entered, value) => {
    expect(readAnswer(question(id), entered)).toEqual({ ok: true, value });
  });

  test.each([
    ["accidents", "", "answer.required"],
    ["accidents", " ", "answer.required"],
    ["accidents", undefined, "answer.required"],
    ["accidents", 1, "answer.required"],
    ["accidents", "two", "answer.unknown-value"],
    ["accidents", " one", "answer.unknown-value"],
    ["keys", "toString", "answer.unknown-value"],
    ["remaining-balance", "  ", "answer.required"],
    ["remaining-balance", "-$1", "answer.negative"],
    ["remaining-balance", "a lot", "money.invalid"],
    ["remaining-balance", "1000000000", "money.too-large"],
    ["comments", "\n", "answer.required"],
    ["comments", "x".repeat(1001), "answer.too-long"],
  ])("of %s rejects %j with %s", (id, entered, code) => {
    expect(readAnswer(question(id), entered)).toEqual({ ok: false, errors: [{ path: [], code }] });
  });

  test("a choice without answers accepts none", () => {
    const { answers, ...bare } = question("accidents");
    expect(readAnswer(bare, "one")).toEqual(fail("answer.unknown-value"));
  });

  test("a balance is never negative and never a fraction, for any input", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (entered) => {
        const read = readAnswer(price, entered);
        expect(!read.ok || (Number.isSafeInteger(read.value) && Number(read.value) >= 0)).toBe(true);
      }),
    );
  });
});
