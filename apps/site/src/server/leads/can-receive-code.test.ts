import fc from "fast-check";
import { expect, it } from "vitest";
import { canReceiveCode } from "./can-receive-code.ts";

it.each([
  ["Missouri", "+14175550123", true],
  ["British Columbia", "+16045550123", true],
  ["Puerto Rico", "+17875550123", true],
  ["Jamaica", "+18765550123", false],
  ["the Dominican Republic", "+18095550123", false],
  ["the Bahamas", "+12425550123", false],
  ["a toll-free number", "+18005550123", false],
  ["a premium number", "+19005550123", false],
  ["an area code that starts with 1", "+11235550123", false],
  ["an area code that nobody has", "+12995550123", false],
  ["an exchange that starts with 1", "+14171234567", false],
  ["the country code twice", "+115723183319", false],
  ["Germany", "+493012345678", false],
  ["text", "call me", false],
])("%s: %s is %s", (_name, number, expected) => {
  expect(canReceiveCode(number)).toBe(expected);
});

it("accepts only numbers of the +1 plan, whatever is given", () => {
  const anyText = fc.oneof(fc.string(), fc.stringMatching(/^\+\d{8,15}$/), fc.stringMatching(/^\+1\d{10}$/));
  fc.assert(
    fc.property(anyText, (text) => {
      if (canReceiveCode(text)) expect(text.replace(/\D/g, "")).toMatch(/^1[2-9]\d{2}[2-9]\d{6}$/);
    }),
    { numRuns: 2000 },
  );
});
