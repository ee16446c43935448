import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText } from "../testing/arbitrary-document.ts";
import { isMutationRun } from "../testing/mutation-run.ts";
import { textOf, xmlTree } from "./xml-tree.ts";

const rejection = (xml: string) => {
  const tree = xmlTree(xml);
  return tree.ok ? null : tree.errors[0].code;
};
const notesOf = (xml: string) => {
  const tree = xmlTree(xml);
  return tree.ok ? tree.value.notes : tree.errors[0].code;
};
const nested = (depth: number) => `${"<a>".repeat(depth)}${"</a>".repeat(depth)}`;

describe("a tree", () => {
  it("has lower-case elements and attributes, and text in document order", () => {
    const tree = xmlTree('\uFEFF\r\n <?XML?><?Adf x?><A B="1" c="&lt;"> x<![CDATA[<y>]]><D/>&amp; </A>');
    expect(tree.ok && tree.value).toMatchObject({
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
    expect(tree.ok && textOf(tree.value.root)).toBe("x<y>&");
  });

  it("has no errors for well-formed XML, even with leading whitespace", () => {
    expect(notesOf('\n<?xml version="1.0"?><a/>')).toEqual([]);
  });

  it("has line and column of an error", () => {
    expect(notesOf("<a>\n<b> & </b></a>")).toEqual([
      { code: "xml.malformed", path: "2:5", value: "stray &" },
    ]);
    expect(notesOf("<a>\n<b c=1></b></a>")).toEqual([
      { code: "xml.malformed", path: "2:6", value: "unquoted attribute value." },
    ]);
    expect(notesOf("<a>")).toEqual([{ code: "xml.malformed", path: "1:3", value: "unclosed tag: a" }]);
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

  it.each([
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><adf>&x;</adf>',
    '<!DOCTYPE a SYSTEM "http://192.0.2.1/a.dtd" [<!ENTITY x "y">]><adf>&x;</adf>',
    "<!DOCTYPE a PUBLIC '\"' '\"'[<!ELEMENT a ANY>]><adf/>",
    '<!DOCTYPE a [ <!ENTITY % remote SYSTEM "http://192.0.2.1/a.ent"> %remote; ]><adf/>',
    "<!DOCTYPE a []><adf/>",
    `<!DOCTYPE a [<!ENTITY e0 "ha">${Array.from({ length: 10 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(5)}">`).join("")}]><adf>&e10;</adf>`,
  ])("a DTD inside the file: %s", (xml) => {
    expect(rejection(xml)).toBe("xml.doctype");
  });

  it("more than 100 errors", () => {
    const of = (errors: number) => `<a>${"& ".repeat(errors)}</a>`;
    expect(notesOf(of(100))).toHaveLength(100);
    expect(rejection(of(101))).toBe("xml.malformed");
    expect(rejection("<a b>".repeat(101) + "</a>".repeat(101))).toBe("xml.too-deep");
    expect(rejection(`<a>${"<b c=1></b>".repeat(101)}</a>`)).toBe("xml.malformed");
  });
});

describe("a DTD outside the file", () => {
  it.each([
    ["<!DOCTYPE adf>", "adf"],
    ['<!DOCTYPE adf SYSTEM "http://192.0.2.1/[adf].dtd" >', 'adf SYSTEM "http://192.0.2.1/[adf].dtd"'],
    ["<!DOCTYPE adf PUBLIC '-//[' \"adf.dtd\">", "adf PUBLIC '-//[' \"adf.dtd\""],
  ])("%s is ignored, and its entities are text", (doctype, value) => {
    const tree = xmlTree(`${doctype}<adf>&lead; &amp; &#65;</adf>`);
    expect(tree.ok && textOf(tree.value.root)).toBe("&lead; & A");
    expect(tree.ok && tree.value.notes.map(({ code, value: original }) => [code, original])).toEqual([
      ["xml.malformed", "stray &"],
      ["doctype.ignored", value],
    ]);
  });

  it("that never ends has no elements after it", () => {
    for (const doctype of ["<!DOCTYPE adf", '<!DOCTYPE adf SYSTEM "x', "<!DOCTYPE adf [<!ENTITY a 'b'>"]) {
      const tree = xmlTree(`${doctype}<adf><prospect/></adf>`);
      expect(tree.ok && tree.value.root.content).not.toContainEqual(expect.objectContaining({ name: "adf" }));
    }
  });
});

describe("names", () => {
  it("lose the prefix of their element", () => {
    const tree = xmlTree("<X:A xmlns:X='u' X:b='1' y:c='2' d='3'><y:e y:f='4' x:g='5'/><:h/><i:/></X:A>");
    const root = tree.ok && tree.value.root.content[0];
    expect(root).toMatchObject({
      name: "a",
      attributes: new Map([
        ["xmlns:x", "u"],
        ["b", "1"],
        ["y:c", "2"],
        ["d", "3"],
      ]),
      content: [
        {
          name: "e",
          attributes: new Map([
            ["f", "4"],
            ["x:g", "5"],
          ]),
        },
        { name: "h" },
        { name: "" },
      ],
    });
  });

  it("have one note for each prefix", () => {
    expect(notesOf("<x:a><x:b/><y:b/><x:c/></x:a>")).toEqual([
      { code: "prefix.ignored", path: "1:5", value: "x" },
      { code: "prefix.ignored", path: "1:17", value: "y" },
    ]);
  });
});

describe("HTML in a text", () => {
  it("is read without its entities, and a line break is a line feed", () => {
    const tree = xmlTree("<a>x&nbsp;y<br>z<BR >&nbsp;<b>w<br clear='all'>v</br></b></a>");
    expect(tree.ok && textOf(tree.value.root)).toBe("x\u00A0y\nz\n\u00A0w\nv");
    expect(tree.ok && tree.value.notes).toEqual([
      { code: "entity.replaced", path: "1:5", value: "&nbsp;" },
      { code: "xml.malformed", path: "1:12", value: "<br>" },
    ]);
  });

  it("counts neither as an error, nor as depth", () => {
    expect(rejection(`<a>${"&nbsp;<br>".repeat(50_000)}</a>`)).toBeNull();
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
        "<!DOCTYPE a SYSTEM 'b'>",
        "]>",
        "&nbsp;",
        "<br>",
        "<x:",
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
        expect(typeof (tree.ok ? textOf(tree.value.root) : "")).toBe("string");
      }),
      { numRuns: isMutationRun ? 50 : 500 },
    );
  });

  it("keeps characters beyond U+FFFF at chunk boundaries", () => {
    for (const lead of ["", "x"]) {
      const text = `${lead}${"😀".repeat(5000)}`;
      const tree = xmlTree(`<a>${text}</a>`);
      expect(tree.ok && textOf(tree.value.root)).toBe(text);
    }
  });

  it("loses its lone surrogates", () => {
    const tree = xmlTree("<a>\uD83Dx\uDE00y\uD83D</a>");
    expect(tree.ok && [textOf(tree.value.root), tree.value.notes]).toEqual(["xy", []]);
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
      "&nbsp;",
      "<br>",
      "<x:a/>",
      "<!DOCTYPE a>",
      "<!DOCTYPE '",
      "<!DOCTYPE a [",
    ]) {
      const text = `<adf>${piece.repeat((isMutationRun ? 5_000 : 999_000) / piece.length)}`;
      expect(["xml.malformed", "xml.too-deep", null]).toContain(rejection(text));
    }
  });
});
