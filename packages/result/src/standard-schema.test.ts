import type { StandardSchemaV1 } from "@standard-schema/spec";
import { expect, expectTypeOf, test } from "vitest";
import { type Result, succeed } from "./result.ts";
import { standardSchema } from "./standard-schema.ts";

type LengthError = { path: string[]; code: "too-long"; limit: number };

const schema = standardSchema((input): Result<string, LengthError> => {
  const text = String(input);
  return text.length > 3
    ? { ok: false, errors: [{ path: ["name"], code: "too-long", limit: 3 }] }
    : succeed(text);
});

test("a parsed value is the output", () => {
  expect(schema["~standard"].validate("abc")).toEqual({ value: "abc" });
  expectTypeOf<StandardSchemaV1.InferOutput<typeof schema>>().toEqualTypeOf<string>();
});

test("an error is an issue with its code as the message, and keeps its fields", () => {
  expect(schema["~standard"].validate("abcd")).toEqual({
    issues: [{ message: "too-long", path: ["name"], code: "too-long", limit: 3 }],
  });
});

test("names the version and the vendor", () => {
  expect(schema["~standard"]).toMatchObject({ version: 1, vendor: "forecourt" });
});
