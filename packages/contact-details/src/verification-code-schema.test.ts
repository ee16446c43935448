import { expect, test } from "vitest";
import { verificationCodeSchema } from "./verification-code-schema.ts";

test("gives the parsed value, or the code as an issue", () => {
  const { validate } = verificationCodeSchema["~standard"];
  expect(validate("123 456")).toEqual({ value: "123456" });
  expect(validate("12")).toEqual({ issues: [{ message: "code.invalid", path: [], code: "code.invalid" }] });
});
