import { expect, test } from "vitest";
import { phoneSchema } from "./phone-schema.ts";

test("gives the parsed value, or the code as an issue", () => {
  const { validate } = phoneSchema["~standard"];
  expect(validate("417-555-0123 x45")).toEqual({ value: { number: "4175550123", extension: "45" } });
  expect(validate("555")).toEqual({
    issues: [{ message: "phone.invalid", path: [], code: "phone.invalid" }],
  });
});
