import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

async function* chunksOf(bytes: Uint8Array, sizes: readonly number[]) {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length]!;
    yield bytes.slice(at, at + size);
    at += size;
  }
}

async function decode(bytes: Uint8Array | readonly number[], sizes: readonly number[] = [1_000_000]) {
  let text = "";
  for await (const part of decodeText(chunksOf(Uint8Array.from(bytes), sizes))) text += part;
  return text;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

describe("decodeText", () => {
  it("drops the byte-order mark and unifies line ends", async () => {
    expect(await decode(utf8("\uFEFFa\r\nb\rc\nd\r"))).toBe("a\nb\nc\nd\n");
  });

  it("reads UTF-16 by its mark, in either order", async () => {
    expect(await decode([0xff, 0xfe, 0x41, 0x00, 0xe9, 0x00, 0x0a, 0x00], [3])).toBe("Aé\n");
    expect(await decode([0xfe, 0xff, 0x00, 0x41, 0x00, 0xe9], [1])).toBe("Aé");
  });

  it("reads a line that is not UTF-8 as Windows-1252 and the others as UTF-8", async () => {
    const bytes = [...utf8("Citroën\n"), ...latin1("Citro\u00ebn \u0099\n"), ...utf8("Škoda\n")];
    expect(await decode(bytes, [5])).toBe("Citroën\nCitroën ™\nŠkoda\n");
  });

  it("keeps a character of UTF-8 that is split between chunks", async () => {
    const text = "Citroën – “as new” 🚗\n";
    for (const size of [1, 2, 3]) expect(await decode(utf8(text), [size])).toBe(text);
  });

  it("keeps the characters of a line that is too long for one part", async () => {
    for (const [size, character] of [
      [2, "é"],
      [3, "€"],
      [4, "🚗"],
    ] as const) {
      for (let shift = 0; shift < size; shift += 1) {
        const text = "a".repeat(shift) + character.repeat(600_000);
        expect((await decode(utf8(text), [65_536])) === text).toBe(true);
      }
    }
  });

  it("reads a long line of Windows-1252 to its end", async () => {
    const text = "é".repeat(1_100_000);
    expect((await decode(latin1(text), [65_536])) === text).toBe(true);
  });

  it("accepts strings", async () => {
    async function* texts() {
      yield "\uFEFFa\r";
      yield "\nb";
    }
    let text = "";
    for await (const part of decodeText(texts())) text += part;
    expect(text).toBe("a\nb");
  });

  it("does not depend on chunk boundaries", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: "binary", maxLength: 60 }).map(utf8), fc.uint8Array({ maxLength: 60 })),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
        async (bytes, sizes) => {
          expect(await decode(bytes, sizes)).toBe(await decode(bytes));
        },
      ),
      { numRuns: 150 },
    );
  });

  it("decodes any UTF-8 text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
        const expected = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
        expect(await decode(utf8(text), [3])).toBe(expected);
      }),
    );
  });
});
