import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskWhileTyping } from "./mask-while-typing.ts";

/** A mask of the right shape: keeps the digits, adds punctuation. */
const mask = (typed: string) => {
  const digits = typed.replace(/\D/g, "");
  return digits.length > 3 ? `(${digits.slice(0, 3)}) ${digits.slice(3)}` : digits;
};

describe("maskWhileTyping", () => {
  it("formats while the text grows at its end", () => {
    expect(maskWhileTyping({ typed: "4175", caret: 4, previous: "417", mask })).toBe("(417) 5");
  });

  it("formats a paste with any punctuation", () => {
    expect(maskWhileTyping({ typed: "417.555.0142", caret: 12, previous: "", mask })).toBe("(417) 5550142");
  });

  it("never brings back what was just deleted", () => {
    expect(maskWhileTyping({ typed: "(417) ", caret: 6, previous: "(417) 5", mask })).toBe("(417) ");
    expect(maskWhileTyping({ typed: "(417)", caret: 5, previous: "(417) ", mask })).toBe("(417)");
  });

  it("leaves the text alone while the caret is inside it", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.string(), (typed, seed, previous) => {
        const caret = seed % typed.length;
        expect(maskWhileTyping({ typed, caret, previous, mask })).toBe(typed);
      }),
    );
  });

  it("keeps every digit", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, previous) => {
        const next = maskWhileTyping({ typed, caret: typed.length, previous, mask });
        expect(next.replace(/\D/g, "")).toBe(typed.replace(/\D/g, ""));
      }),
    );
  });
});
