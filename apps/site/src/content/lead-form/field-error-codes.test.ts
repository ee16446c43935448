import { type FormField, fieldError, LEAD_FORMS } from "@forecourt/leads/forms";
import { expect, it } from "vitest";
import { fieldErrorCodes } from "./field-error-codes.ts";

const VALUES = ["", " ", "a", "ada@", "12", "1850", "-3", "x".repeat(10_000), "999999999999"];

const codesOf = (field: FormField) =>
  VALUES.map((value) => fieldError(field, value)).filter((code) => code !== null);

it("lists every error that a field of a form can have", () => {
  for (const { fields } of Object.values(LEAD_FORMS)) {
    const listed = fieldErrorCodes(fields);
    for (const field of fields) expect(listed).toEqual(expect.arrayContaining(codesOf(field)));
    expect(new Set(listed).size).toBe(listed.length);
  }
});

it("leaves out what no field of the form can have", () => {
  expect(fieldErrorCodes(LEAD_FORMS.UNLOCK_PRICE.fields)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/year|price|mileage|vin|kind|message/)]),
  );
});
