import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";
import { decodeWindows1252 } from "./windows-1252.ts";

/** The characters of 0x80 to 0x9F as Unicode's own table CP1252.TXT has them; the unused bytes are controls. */
const CHARACTERS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

const latin1 = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => String.fromCharCode(from + at));
const ALL = [...latin1(0, 0x80), ...CHARACTERS, ...latin1(0xa0, 0x100)];
const encode1252 = (text: string) => Uint8Array.from(text, (character) => ALL.indexOf(character));

describe("decodeWindows1252", () => {
  it("decodes each byte to its character", () => {
    expect(decodeWindows1252(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toBe(ALL.join(""));
  });

  it("decodes what was encoded, for every text of its characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ALL) }), (text) => {
        expect(decodeWindows1252(encode1252(text))).toBe(text);
      }),
    );
  });

  it("decodes the same on a Node whose own decoder reads Latin-1", () => {
    const { TextDecoder: own } = globalThis;
    class Latin1Decoder {
      decode = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
    }
    globalThis.TextDecoder = Latin1Decoder as unknown as typeof own;
    try {
      expect(decodeWindows1252(encode1252(ALL.join("")))).toBe(ALL.join(""));
    } finally {
      globalThis.TextDecoder = own;
    }
  });

  it("decodes such lines of a feed", async () => {
    async function* source() {
      yield encode1252("“Don’t wait” – Škoda™ €5\n");
    }
    const texts: string[] = [];
    for await (const text of decodeText(source())) texts.push(text);
    expect(texts).toEqual(["“Don’t wait” – Škoda™ €5\n"]);
  });
});
