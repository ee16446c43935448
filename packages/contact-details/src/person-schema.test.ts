import { expect, test } from "vitest";
import { personSchema } from "./person-schema.ts";

const { validate } = personSchema["~standard"];
const ana = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "4175550123" };

test("gives the person, or an issue for each field", () => {
  expect(validate({ ...ana, phone: "(417) 555-0123" })).toEqual({ value: ana });
  expect(validate({ ...ana, lastName: " " })).toEqual({
    issues: [{ message: "lastName.required", path: ["lastName"], code: "lastName.required" }],
  });
});

test.each(["Ana", 7, true, null, []])("%j is an empty form", (input) => {
  expect(validate(input)).toEqual(validate({}));
});
