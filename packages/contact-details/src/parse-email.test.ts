import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emailPattern, parseEmail } from "./parse-email.ts";

describe("parseEmail", () => {
  test.each([
    ["jane@example.com", "jane@example.com"],
    ["  Jane.Doe+cars@Mail.Example.co.uk\n", "Jane.Doe+cars@Mail.Example.co.uk"],
    ["o'hara_{x}|y~z@example.com", "o'hara_{x}|y~z@example.com"],
    ["a@xn--80ak6aa92e.xn--p1ai", "a@xn--80ak6aa92e.xn--p1ai"],
    [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
  ])("accepts %j", (value, expected) => {
    expect(parseEmail(value)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ["", "email.required"],
    [" \u200b ", "email.required"],
    [undefined, "email.required"],
    [["jane@example.com"], "email.required"],
    ["jane", "email.invalid"],
    ["jane@", "email.invalid"],
    ["@example.com", "email.invalid"],
    ["jane@localhost", "email.invalid"],
    ["jane@example.c", "email.invalid"],
    ["jane@example.1", "email.invalid"],
    ["jane@-example.com", "email.invalid"],
    ["jane@example..com", "email.invalid"],
    [".jane@example.com", "email.invalid"],
    ["jane..doe@example.com", "email.invalid"],
    ["jane doe@example.com", "email.invalid"],
    ["jane@example.com, eve@example.com", "email.invalid"],
    ["jane@example.com\r\nBcc: eve@example.com", "email.invalid"],
    ["<jane@example.com>", "email.invalid"],
    [`${"a".repeat(65)}@example.com`, "email.invalid"],
    [`a@${"b".repeat(64)}.com`, "email.invalid"],
    [`a@${"b.".repeat(126)}com`, "email.invalid"],
  ])("rejects %j with %s", (value, code) => {
    expect(parseEmail(value)).toEqual({ ok: false, errors: [{ path: [], code }] });
  });

  test("accepts 254 characters, not 255", () => {
    const labels = `${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}`;
    const local = "a".repeat(64);
    const domain = (length: number) => `${"e".repeat(length - 64 - labels.length - 6)}.${labels}.com`;
    expect(`${local}@${domain(254)}`).toHaveLength(254);
    expect(parseEmail(`${local}@${domain(254)}`).ok).toBe(true);
    expect(parseEmail(`${local}@${domain(255)}`)).toEqual({
      ok: false,
      errors: [{ path: [], code: "email.invalid" }],
    });
  });

  test("accepts every generated address within the length limits", () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: "small" }), (email) => {
        fc.pre(email.length <= 254 && email.indexOf("@") <= 64);
        expect(parseEmail(email)).toEqual({ ok: true, value: email });
      }),
    );
  });

  test("an accepted address never contains a line break, a comma or a bracket", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (local, domain) => {
        const parsed = parseEmail(`${local}@${domain}`);
        expect(parsed.ok ? parsed.value : "").not.toMatch(/[\s,;:<>"()[\]\\]/);
      }),
    );
  });
});

test("the pattern works as the pattern attribute of an input", () => {
  const attribute = new RegExp(emailPattern.source, "v");
  expect(attribute.test("o'hara@example.com")).toBe(true);
  expect(attribute.test("o'hara@example")).toBe(false);
});
