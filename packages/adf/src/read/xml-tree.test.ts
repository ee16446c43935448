import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../testing/arbitrary-document.ts";
import { isMutationRun } from "../testing/mutation-run.ts";
import { textOf, xmlTree } from "./xml-tree.ts";

const rejection = (xml: string) => {
  const tree = xmlTree(xml);
  return tree.ok ? null : tree.error.code;
};
const errorsOf = (xml: string) => {
  const tree = xmlTree(xml);
  return tree.ok ? tree.errors : tree.error.code;
};
const nested = (depth: number) => `${"<a>".repeat(depth)}${"</a>".repeat(depth)}`;

describe("a tree", () => {
  it("has lower-case elements and attributes, and text in document order", () => {
    const tree = xmlTree('\uFEFF\r\n <?XML?><?Adf x?><A B="1" c="&lt;"> x<![CDATA[<y>]]><D/>&amp; </A>');
    expect(tree).toMatchObject({
      ok: true,
      instructions: new Set(["xml", "adf"]),
      root: {
        name: "",
        content: [
          {
            name: "a",
            attributes: new Map([
              ["b", "1"],
              ["c", "<"],
            ]),
            content: [" x", "<y>", { name: "d", attributes: new Map(), content: [] }, "& "],
          },
        ],
      },
    });
    expect(tree.ok && textOf(tree.root)).toBe("x<y>&");
  });

  it("has no errors for well-formed XML, even with leading whitespace", () => {
    expect(errorsOf('\n<?xml version="1.0"?><a/>')).toEqual([]);
  });

  it("has line and column of an error", () => {
    expect(errorsOf("<a>\n<b> & </b></a>")).toEqual([{ at: "2:5", message: "stray &" }]);
    expect(errorsOf("<a>\n<b c=1></b></a>")).toEqual([{ at: "2:6", message: "unquoted attribute value." }]);
    expect(errorsOf("<a>")).toEqual([{ at: "1:3", message: "unclosed tag: a" }]);
  });
});

describe("rejects", () => {
  it("a text of more than 1,000,000 characters", () => {
    const of = (length: number) => `<a>${"x".repeat(length - 7)}</a>`;
    expect(rejection(of(1_000_000))).toBeNull();
    expect(rejection(of(1_000_001))).toBe("xml.too-long");
  });

  it("elements nested more than 32 deep", () => {
    expect(rejection(nested(32))).toBeNull();
    expect(rejection(nested(33))).toBe("xml.too-deep");
    expect(rejection(nested(100_000))).toBe("xml.too-deep");
    expect(rejection("<a>".repeat(300_000))).toBe("xml.too-deep");
  });

  it("a DTD, and so every custom entity", () => {
    expect(rejection("<!DOCTYPE adf><adf/>")).toBe("xml.doctype");
    expect(rejection('<!DOCTYPE adf SYSTEM "http://127.0.0.1:9/adf.dtd"><adf/>')).toBe("xml.doctype");
    expect(rejection('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><adf>&x;</adf>')).toBe(
      "xml.doctype",
    );
    const bomb = Array.from({ length: 10 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(5)}">`).join(
      "",
    );
    expect(rejection(`<!DOCTYPE a [<!ENTITY e0 "ha">${bomb}]><adf>&e10;</adf>`)).toBe("xml.doctype");
  });

  it("more than 100 errors", () => {
    const of = (errors: number) => `<a>${"& ".repeat(errors)}</a>`;
    expect(errorsOf(of(100))).toHaveLength(100);
    expect(rejection(of(101))).toBe("xml.malformed");
    expect(rejection("<a b>".repeat(101) + "</a>".repeat(101))).toBe("xml.too-deep");
    expect(rejection(`<a>${"<b c=1></b>".repeat(101)}</a>`)).toBe("xml.malformed");
  });
});

describe("any text", () => {
  it("never throws", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<",
        ">",
        "</",
        "/>",
        "&",
        ";",
        "<a>",
        "</a>",
        '="',
        "'",
        "<![CDATA[",
        "]]>",
        "<!--",
        "-->",
      ),
      fc.constantFrom(
        "<?adf",
        "?>",
        "<?xml version='1.0'?>",
        "<!DOCTYPE a [",
        "]>",
        "&#xD800;",
        "&#0;",
        "&x;",
        "=",
        " ",
      ),
      anyText,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const tree = xmlTree(pieces.join(""));
        if (tree.ok) textOf(tree.root);
      }),
      { numRuns: isMutationRun ? 50 : 2000 },
    );
  });

  it("keeps characters beyond U+FFFF at chunk boundaries", () => {
    for (const lead of ["", "x"]) {
      const text = `${lead}${"😀".repeat(5000)}`;
      const tree = xmlTree(`<a>${text}</a>`);
      expect(tree.ok && textOf(tree.root)).toBe(text);
    }
  });

  it("loses its lone surrogates", () => {
    const tree = xmlTree("<a>\uD83Dx\uDE00y\uD83D</a>");
    expect(tree.ok && [textOf(tree.root), tree.errors]).toEqual(["xy", []]);
  });

  it("of the maximum length is parsed in bounded time", () => {
    for (const piece of [
      "<",
      "&",
      "<a",
      "<a ",
      "<a b='",
      "<![CDATA[",
      "<!--",
      "<?",
      "</a>",
      "]]>",
      "&#",
      "\uD83D",
      "<a/>",
      "<a><b></a>",
    ]) {
      const text = `<adf>${piece.repeat((isMutationRun ? 5_000 : 999_000) / piece.length)}`;
      expect(["xml.malformed", "xml.too-deep", null]).toContain(rejection(text));
    }
  });
});
