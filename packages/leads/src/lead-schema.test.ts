import { expect, it } from "vitest";
import { leadSchema } from "./lead-schema.ts";

const { validate } = leadSchema["~standard"];

it("gives the lead, or an issue for each field", () => {
  expect(validate({ kind: "SERVICE", customer: { firstName: " Ada ", phone: "4175550123" } })).toMatchObject({
    value: { kind: "SERVICE", customer: { firstName: "Ada" } },
  });
  expect(validate({ kind: "SERVICE", customer: { email: "ada@" } })).toEqual({
    issues: [{ message: "email", path: ["customer", "email"], code: "email" }],
  });
});

it.each([undefined, null, "SERVICE", 7, []])("refuses %j", (body) => {
  expect(validate(body)).toMatchObject({ issues: [{ path: [], code: "invalid" }] });
});
