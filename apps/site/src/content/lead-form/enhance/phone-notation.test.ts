import { maskPhone } from "@forecourt/contact-details";
import { writePhone } from "@forecourt/ui/phone-notation";
import fc from "fast-check";
import { expect, it } from "vitest";

it("a phone is written the same by the kit's input and by the rules for contact details", () => {
  const notation = fc.constantFrom("general", "international", "lead", "search");
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+1 ()\-.\d]{0,18}$/));
  fc.assert(
    fc.property(typed, fc.nat({ max: 20 }), notation, (value, at, form) => {
      const caret = Math.min(at, value.length);
      expect(writePhone({ value, caret }, form)).toEqual(maskPhone(value, caret, form));
    }),
    { numRuns: 1000 },
  );
});
