import { expect, test } from "vitest";
import { fail, nestErrors, resultOf, succeed } from "./result.ts";

test("a success has the value", () => {
  expect(succeed(null)).toEqual({ ok: true, value: null });
});

test("a failure has one error, about the whole input unless a path says otherwise", () => {
  expect(fail("money.invalid")).toEqual({ ok: false, errors: [{ path: [], code: "money.invalid" }] });
  expect(fail("money.invalid", ["fees", 2])).toEqual({
    ok: false,
    errors: [{ path: ["fees", 2], code: "money.invalid" }],
  });
});

test("resultOf creates the value only without errors", () => {
  expect(resultOf([], () => 7)).toEqual({ ok: true, value: 7 });
  const errors = [
    { path: ["a"], code: "required" },
    { path: ["b"], code: "too-long", limit: 3 },
  ];
  const create = () => {
    throw new Error("created");
  };
  expect(resultOf(errors, create)).toEqual({ ok: false, errors });
});

test("nestErrors puts the key before each path and keeps further fields", () => {
  expect(nestErrors("phone", [{ path: ["extension"], code: "too-long", limit: 6 }])).toEqual([
    { path: ["phone", "extension"], code: "too-long", limit: 6 },
  ]);
});
