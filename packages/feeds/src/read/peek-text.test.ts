import { describe, expect, it } from "vitest";
import { peekText } from "./peek-text.ts";

async function* texts(...parts: string[]) {
  yield* parts;
}

async function all(source: AsyncIterable<string>) {
  let text = "";
  for await (const part of source) text += part;
  return text;
}

describe("peekText", () => {
  it("returns the head and still yields everything", async () => {
    const peeked = await peekText(texts("ab", "cd", "ef"), 3);
    expect(peeked.head).toBe("abc");
    expect(await all(peeked.texts)).toBe("abcdef");
  });

  it("accepts shorter and empty sources", async () => {
    const short = await peekText(texts("ab"), 10);
    expect([short.head, await all(short.texts)]).toEqual(["ab", "ab"]);
    const empty = await peekText(texts(), 10);
    expect([empty.head, await all(empty.texts)]).toEqual(["", ""]);
  });
});
