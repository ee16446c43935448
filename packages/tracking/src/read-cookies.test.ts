import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCookies } from "./read-cookies.ts";

const read = (cookies: string) => Object.fromEntries(readCookies(cookies));

describe("cookies", () => {
  test("are trimmed and keyed by name", () => {
    expect(read("a=1; b=2;c = 3 ")).toEqual({ a: "1", b: "2", c: "3" });
  });

  test("may contain = or be empty; the first of repeated names wins", () => {
    expect(read("a=1=2; b=; a=9")).toEqual({ a: "1=2", b: "" });
  });

  test("without a name are ignored", () => {
    expect(read("")).toEqual({});
    expect(read("plain; =x; ; =")).toEqual({});
  });

  test("never throws", () => {
    const pieces = fc.array(fc.constantFrom("=", ";", " ", "a", "_ga", "\u0000", "\ud800"), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(pieces, (list) => {
        for (const [name, value] of readCookies(list.join(""))) {
          expect(name.trim()).not.toBe("");
          expect(list.join("")).toContain(value);
        }
      }),
    );
  });
});
