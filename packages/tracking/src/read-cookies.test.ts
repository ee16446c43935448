import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCookies } from "./read-cookies.ts";

const read = (cookies: string) => Object.fromEntries(readCookies(cookies));

describe("cookies", () => {
  test("by name, without the spaces around them", () => {
    expect(read("a=1; b=2;c = 3 ")).toEqual({ a: "1", b: "2", c: "3" });
  });

  test("a value may hold =, or nothing; the first of a name wins", () => {
    expect(read("a=1=2; b=; a=9")).toEqual({ a: "1=2", b: "" });
  });

  test("what has no name is none", () => {
    expect(read("")).toEqual({});
    expect(read("plain; =x; ; =")).toEqual({});
  });

  test("any text can be read", () => {
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
