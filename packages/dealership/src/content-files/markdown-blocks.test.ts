import { describe, expect, test } from "vitest";
import { readMarkdown } from "./markdown-blocks.ts";

describe("readMarkdown", () => {
  test("reads paragraphs, headings, lists, tables and notes, with their inline Markdown", () => {
    const text = `A lead with **strong** words,
on two lines.

## What’s in it?

- one [link](/service)
- two

1. first
2. second

### Deeper

| | Loan |
|---|---|
| Owner | You |

> Mind this.
>
> And this.
`;
    expect(readMarkdown(text)).toEqual({
      errors: [],
      blocks: [
        { kind: "paragraph", text: "A lead with **strong** words, on two lines." },
        { kind: "heading", level: 2, anchor: "what-s-in-it", text: "What’s in it?" },
        { kind: "list", ordered: false, items: ["one [link](/service)", "two"] },
        { kind: "list", ordered: true, items: ["first", "second"] },
        { kind: "heading", level: 3, anchor: "deeper", text: "Deeper" },
        { kind: "table", columns: ["", "Loan"], rows: [["Owner", "You"]] },
        { kind: "note", paragraphs: ["Mind this.", "And this."] },
      ],
    });
  });

  test("keeps tokens, also in link targets", () => {
    expect(readMarkdown("Call [{phone}]({phoneHref}) for {claim.lenders}.").blocks).toEqual([
      { kind: "paragraph", text: "Call [{phone}]({phoneHref}) for {claim.lenders}." },
    ]);
  });

  test.each([
    ["# Title", 1, "markdown.heading-level"],
    ["Text\n\n<b>bold</b> text", 3, "markdown.unsupported: html"],
    ["![a](b.png)", 1, "markdown.unsupported: image"],
    ["an *emphasis*", 1, "markdown.unsupported: emphasis"],
    ["`code`", 1, "markdown.unsupported: inlineCode"],
    ["```\ncode\n```", 1, "markdown.unsupported: code"],
    ["- one\n  - nested", 2, "markdown.unsupported: nested list"],
    ["---", 1, "markdown.unsupported: thematicBreak"],
    ["[**strong** link](/a)", 1, "markdown.unsupported: link"],
  ])("%j is an error with its line", (text, line, code) => {
    expect(readMarkdown(text).errors).toContainEqual({ line, code });
  });

  test("leaves out the checks that sentences name, and refuses other definitions", () => {
    const text = `We keep nothing.[^kept] We sell nothing.[^sold]\n\n[^kept]: <a/[b].test.ts> "keeps nothing"\n`;
    expect(readMarkdown(text)).toEqual({
      errors: [],
      blocks: [{ kind: "paragraph", text: "We keep nothing. We sell nothing." }],
    });
    expect(readMarkdown("[a]: /b").errors).toEqual([{ line: 1, code: "markdown.unsupported: definition" }]);
  });

  test("reads a paragraph of one token as the list of kept data", () => {
    expect(readMarkdown("{keptData.cookies}\n\n{keptData.others}").blocks).toEqual([
      { kind: "kept-data", list: "cookies" },
      { kind: "paragraph", text: "{keptData.others}" },
    ]);
  });

  test("headings with the same text get different anchors", () => {
    const anchors = readMarkdown("## ¿Qué es?\n\na\n\n## Qué es\n\nb").blocks.flatMap((block) =>
      block.kind === "heading" ? [block.anchor] : [],
    );
    expect(anchors).toEqual(["que-es", "que-es-2"]);
  });
});
