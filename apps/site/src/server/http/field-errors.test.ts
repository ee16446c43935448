import { expect, it } from "vitest";
import { fieldErrors } from "./field-errors.ts";

it("joins keys and indexes by points, and drops further fields", () => {
  const errors = [
    { path: ["details", "operations", 1, "name"], code: "invalid" },
    { path: [], code: "body", retryable: false },
  ];
  expect(fieldErrors(errors)).toEqual([
    { field: "details.operations.1.name", code: "invalid" },
    { field: "", code: "body" },
  ]);
});
