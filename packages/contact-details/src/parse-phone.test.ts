import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPhone, parsePhone, phoneToE164 } from "./parse-phone.ts";
import { formatPhone, type PhoneMask } from "./phone-mask.ts";
import { phoneNumbers } from "./testing/phone-numbers.ts";

const phone = (number: string, extension: string | null = null) => ({
  ok: true,
  value: { number, extension },
});
const invalid = { ok: false, errors: [{ path: [], code: "phone.invalid" }] };

describe("parsePhone", () => {
  test.each([
    ["", "phone.required"],
    ["  ", "phone.required"],
    [null, "phone.required"],
    [4175550123, "phone.required"],
    ["+19999999999", "phone.required"],
    ["(999) 999-9999", "phone.required"],
    ["x45", "phone.invalid"],
    ["417555012", "phone.invalid"],
    ["41755501234", "phone.invalid"],
    ["none", "phone.invalid"],
    ["+44 20 7946 0958", "phone.invalid"],
  ])("rejects %j with %s", (value, code) => {
    expect(parsePhone(value)).toEqual({ ok: false, errors: [{ path: [], code }] });
  });
});

describe("the North American Numbering Plan", () => {
  test.each([
    ["an area code that starts with 0", "0123456789"],
    ["an area code that starts with 1", "1234567890"],
    ["a service as area code", "911-555-0123"],
    ["a service as area code", "211-555-0123"],
    ["the reserved area code 370", "370-555-0123"],
    ["the reserved area code 379", "379-555-0123"],
    ["the reserved area code 960", "960-555-0123"],
    ["the reserved area code 969", "969-555-0123"],
    ["an area code with a 9 in the middle", "497-555-0123"],
    ["an exchange that starts with 0", "417-055-0123"],
    ["an exchange that starts with 1", "417-155-0123"],
    ["a service as exchange", "417-911-0123"],
    ["a service as exchange", "417-411-0123"],
    ["zeros", "0000000000"],
  ])("has not %s: %s", (_what, written) => {
    expect(parsePhone(written)).toEqual(invalid);
    expect(isPhone(written)).toBe(false);
    expect(phoneToE164(written)).toBeNull();
  });

  test.each([
    ["a fictional line", "4175550100"],
    ["a fictional line", "4175550199"],
    ["directory assistance", "6505551212"],
    ["a toll-free number", "8005550100"],
    ["a toll-free number", "8885550100"],
    ["a Caribbean number", "8765550123"],
    ["the lowest codes", "2002000000"],
    ["the highest codes", "9899999999"],
    ["an exchange with a 9 in the middle", "4172990123"],
    ["an exchange that looks like a reserved area code", "4173720123"],
    ["the area code beside the reserved ones", "3805550123"],
    ["an area code that ends with 11 less one", "2105550123"],
    ["an exchange beside a service", "4179100123"],
  ])("has %s: %s", (_what, number) => {
    expect(parsePhone(number)).toEqual(phone(number));
  });

  test("accepts every number in each of its usual notations", () => {
    const notation = fc.constantFrom(
      (a: string, b: string, c: string) => `${a}${b}${c}`,
      (a: string, b: string, c: string) => `(${a}) ${b}-${c}`,
      (a: string, b: string, c: string) => `(${a})${b}-${c}`,
      (a: string, b: string, c: string) => `${a}-${b}-${c}`,
      (a: string, b: string, c: string) => ` ${a} ${b} ${c} `,
      (a: string, b: string, c: string) => `${a}.${b}.${c}`,
      (a: string, b: string, c: string) => `${a}/${b}-${c}`,
      (a: string, b: string, c: string) => `${a}\u2013${b}\u2013${c}`,
    );
    const prefix = fc.constantFrom("", "+1", "+1 ", "+1-", "1", "1-", "1 ", "1.", "tel:+1", "Tel. ");
    fc.assert(
      fc.property(phoneNumbers, notation, prefix, (number, write, before) => {
        const written = before + write(number.slice(0, 3), number.slice(3, 6), number.slice(6));
        expect(parsePhone(written)).toEqual(phone(number));
        expect(phoneToE164(written)).toBe(`+1${number}`);
      }),
    );
  });

  test("accepts exactly the numbers whose codes the plan has", () => {
    const digits = fc.stringMatching(/^[0-9]{10}$/).filter((text) => text !== "9999999999");
    const isCode = (code: string) => code[0]! >= "2" && code.slice(1) !== "11";
    fc.assert(
      fc.property(digits, (number) => {
        const area = number.slice(0, 3);
        const isArea = isCode(area) && area[1] !== "9" && !["37", "96"].includes(area.slice(0, 2));
        expect(isPhone(number)).toBe(isArea && isCode(number.slice(3, 6)));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("an extension", () => {
  const marks = [
    "x",
    " x ",
    " X",
    "x.",
    " ext. ",
    " ext ",
    " Ext: ",
    " extension ",
    " extensión ",
    "#",
    " #",
    ";ext=",
  ];

  test.each([...marks, " extensio\u0301n ", ", ext. #", " - x", " (ext. "])(
    "after %j is kept as its own field",
    (mark) => {
      expect(parsePhone(`(417) 555-0123${mark}45`)).toEqual(phone("4175550123", "45"));
      expect(parsePhone(`+14175550123${mark}45`)).toEqual(phone("4175550123", "45"));
      expect(phoneToE164(`1-417-555-0123${mark}45`)).toBe("+14175550123");
    },
  );

  test("keeps its zeros and has one to seven digits", () => {
    expect(parsePhone("4175550123 x007")).toEqual(phone("4175550123", "007"));
    expect(parsePhone("4175550123 x1234567")).toEqual(phone("4175550123", "1234567"));
    expect(parsePhone("4175550123 x12345678")).toEqual(invalid);
    expect(parsePhone("4175550123 x")).toEqual(phone("4175550123"));
  });

  test("needs a mark, and a phone before it", () => {
    expect(parsePhone("417-555-0123 45")).toEqual(invalid);
    expect(parsePhone("417-555-0123 fax 45")).toEqual(invalid);
    expect(parsePhone("417-555-0123 x or 45")).toEqual(invalid);
    expect(parsePhone("417-555-012 x345")).toEqual(invalid);
    expect(parsePhone("1417555012 x3")).toEqual(invalid);
    expect(parsePhone("417-555-01234 x5")).toEqual(invalid);
    expect(parsePhone("417x555x0123")).toEqual(phone("4175550123"));
  });

  test("survives every mask", () => {
    const masks = fc.constantFrom<PhoneMask>("general", "international", "lead", "search");
    const extensions = fc.stringMatching(/^[0-9]{1,7}$/);
    fc.assert(
      fc.property(phoneNumbers, extensions, masks, masks, (number, extension, first, second) => {
        const written = formatPhone(number, first, extension);
        expect(parsePhone(written)).toEqual(phone(number, extension));
        expect(formatPhone(written, second)).toBe(formatPhone(number, second, extension));
        expect(parsePhone(formatPhone(number, first))).toEqual(phone(number));
      }),
    );
  });

  test("after any mark is the same extension", () => {
    const extensions = fc.stringMatching(/^[0-9]{1,7}$/);
    fc.assert(
      fc.property(phoneNumbers, extensions, fc.constantFrom(...marks), (number, extension, mark) => {
        expect(parsePhone(number + mark + extension)).toEqual(phone(number, extension));
      }),
    );
  });
});
