import { expect, test } from "vitest";
import { moneySchema } from "./money-schema.ts";

test("gives the amount in cents, or the code as an issue", () => {
  expect(moneySchema["~standard"].validate("$12,345.67")).toEqual({ value: 1_234_567 });
  expect(moneySchema["~standard"].validate("a lot")).toEqual({
    issues: [{ message: "money.invalid", path: [], code: "money.invalid" }],
  });
});
