import { expect, test } from "vitest";
import { addressSchema } from "./address-schema.ts";

const { validate } = addressSchema["~standard"];
const home = {
  address: "100 Example Ave",
  apartment: "",
  city: "Springfield",
  state: "MO",
  zipCode: "65801",
};

test("gives the address, or an issue for each field", () => {
  expect(validate({ ...home, state: "Missouri" })).toEqual({ value: home });
  expect(validate({ ...home, zipCode: "1" })).toEqual({
    issues: [{ message: "zipCode.invalid", path: ["zipCode"], code: "zipCode.invalid" }],
  });
});

test.each(["Springfield", 7, true, null, []])("%j is an empty form", (input) => {
  expect(validate(input)).toEqual(validate({}));
});
