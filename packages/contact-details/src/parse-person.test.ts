import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePerson } from "./parse-person.ts";

const ana = { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "(417) 555-0123" };

describe("parsePerson", () => {
  test("trims names and email and reduces the phone to digits", () => {
    expect(
      parsePerson({ ...ana, firstName: "  Ana María ", lastName: "\tRuiz\n", email: " ana@example.com " }),
    ).toEqual({
      ok: true,
      value: { firstName: "Ana María", lastName: "Ruiz", email: "ana@example.com", phone: "4175550123" },
    });
  });

  test("keeps the extension of a phone behind its digits", () => {
    expect(parsePerson({ ...ana, phone: "+1 417 555 0123 ext. 45" })).toMatchObject({
      ok: true,
      value: { phone: "4175550123 x45" },
    });
  });

  test("reports every empty field, in form order", () => {
    expect(parsePerson({})).toEqual({
      ok: false,
      errors: [
        { path: ["firstName"], code: "firstName.required" },
        { path: ["lastName"], code: "lastName.required" },
        { path: ["email"], code: "email.required" },
        { path: ["phone"], code: "phone.required" },
      ],
    });
  });

  test.each([
    [{ firstName: "   " }, "firstName", "firstName.required"],
    [{ firstName: "x".repeat(101) }, "firstName", "firstName.too-long"],
    [{ lastName: "\u200b" }, "lastName", "lastName.required"],
    [{ lastName: "x".repeat(101) }, "lastName", "lastName.too-long"],
    [{ email: "ana@example" }, "email", "email.invalid"],
    [{ phone: "+19999999999" }, "phone", "phone.required"],
    [{ phone: "417 555" }, "phone", "phone.invalid"],
  ])("with %j reports exactly that error", (change, field, code) => {
    expect(parsePerson({ ...ana, ...change })).toEqual({ ok: false, errors: [{ path: [field], code }] });
  });

  test.each(["firstName", "lastName"] as const)("accepts a %s of 100 characters", (field) => {
    const name = "x".repeat(100);
    expect(parsePerson({ ...ana, [field]: name })).toMatchObject({ ok: true, value: { [field]: name } });
  });

  test("replaces a line break in a name, so that it cannot add a mail header", () => {
    const parsed = parsePerson({ ...ana, firstName: "Ana\r\nBcc: eve@example.com\u0000" });
    expect(parsed.ok && parsed.value.firstName).toBe("Ana Bcc: eve@example.com");
  });

  test("never throws, and accepted values are trimmed, well-formed and free of control characters", () => {
    const anything = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.anything(),
      fc.constantFrom(...Object.values(ana)),
    );
    fc.assert(
      fc.property(
        fc.record({ firstName: anything, lastName: anything, email: anything, phone: anything }),
        (input) => {
          const parsed = parsePerson(input);
          if (!parsed.ok) return void expect(parsed.errors.length).toBeGreaterThan(0);
          const { firstName, lastName, email, phone } = parsed.value;
          for (const text of [firstName, lastName, email]) {
            expect(text).toBe(text.trim());
            expect(text).not.toMatch(/\p{Cc}/u);
            expect(text.isWellFormed()).toBe(true);
          }
          expect(phone).toMatch(/^\d{10}( x\d{1,7})?$/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
