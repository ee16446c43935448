import { expect, test } from "vitest";
import { parseVerificationCode } from "./parse-verification-code.ts";

test.each([
  ["123456", { ok: true, value: "123456" }],
  [" 123-456 ", { ok: true, value: "123456" }],
  ["code: 012345", { ok: true, value: "012345" }],
  ["", { ok: false, errors: [{ path: [], code: "code.required" }] }],
  [undefined, { ok: false, errors: [{ path: [], code: "code.required" }] }],
  ["12345", { ok: false, errors: [{ path: [], code: "code.invalid" }] }],
  ["1234567", { ok: false, errors: [{ path: [], code: "code.invalid" }] }],
  ["abcdef", { ok: false, errors: [{ path: [], code: "code.invalid" }] }],
])("parseVerificationCode(%j)", (value, expected) => {
  expect(parseVerificationCode(value)).toEqual(expected);
});
