import { describe, expect, it } from "vitest";
import { trimFromTitle } from "./trim-from-title.ts";

describe("trimFromTitle", () => {
  const name = { year: 2012, make: "Honda", model: "Civic" };
  it.each([
    ["2012 Honda Civic EX-L", "EX-L"],
    ["2012 HONDA CIVIC EX-L", "EX-L"],
    ["2012 Honda Civic", ""],
    ["Honda Civic EX-L", ""],
  ])("finds in %j %j", (title, expected) => expect(trimFromTitle(title, name)).toBe(expected));
});
