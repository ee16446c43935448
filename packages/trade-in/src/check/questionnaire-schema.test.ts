import { expect, test } from "vitest";
import { asking, choice } from "../testing/sample-questionnaire.ts";
import { questionnaireSchema } from "./questionnaire-schema.ts";

test("gives the questionnaire, or an issue with keys and indexes", () => {
  const { validate } = questionnaireSchema["~standard"];
  const keys = choice("keys", { one: null, two: null });
  expect(validate(asking(keys))).toEqual({ value: asking(keys) });
  const code = "configuration.unknown-question";
  const spare = choice("spare", { yes: null }, { condition: { questionId: "key", answers: ["one"] } });
  expect(validate(asking(keys, spare))).toEqual({
    issues: [{ message: code, path: ["questions", 1, "condition", "questionId"], code }],
  });
  expect(validate(null)).toMatchObject({ issues: [{ message: "configuration.wrong-type", path: [] }] });
});
