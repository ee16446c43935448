import { expect, test } from "vitest";
import { emailSchema } from "./email-schema.ts";

test("gives the parsed value, or the code as an issue", () => {
  const { validate } = emailSchema["~standard"];
  expect(validate(" ana@example.com ")).toEqual({ value: "ana@example.com" });
  expect(validate("ana@")).toEqual({
    issues: [{ message: "email.invalid", path: [], code: "email.invalid" }],
  });
});
