import { describe, expect, it } from "vitest";
import { repairXml, type XmlRepair } from "./repair-xml.ts";

const repaired = (xml: string) => {
  const repairs: [XmlRepair, number, string][] = [];
  return { xml: repairXml(xml, (...repair) => repairs.push(repair)), repairs };
};

it.each([
  "<a>plain</a>",
  "<a>&amp;&lt;&gt;&quot;&apos;&#38;&#x26;&#X1F600;&#x1f600;</a>",
  "<?xml version='1.0'?><!DOCTYPE a><a:b _c='1'/><É/></É>",
  "<br/><brand></brand><BR />",
  "<a><!-- < & &nbsp; <br> --></a>",
  "<a><![CDATA[ < & &nbsp; <br> ]]></a>",
  "<a><![CDATA[ never closed < &",
  "<!-- never closed < &",
  "",
])("does not change %j", (xml) => {
  expect(repaired(xml)).toEqual({ xml, repairs: [] });
});

describe("stray characters", () => {
  it.each([
    ["A & B", "A &amp; B", [2]],
    ["&", "&amp;", [0]],
    ["&amp", "&amp;amp", [0]],
    ["&nbsp", "&amp;nbsp", [0]],
    ["&AMP;&LT;&NBSP;", "&amp;AMP;&amp;LT;&amp;NBSP;", [0, 5, 9]],
    [
      "&#x;&#;&#xg;&a;&xnbsp;&nbspx;",
      "&amp;#x;&amp;#;&amp;#xg;&amp;a;&amp;xnbsp;&amp;nbspx;",
      [0, 4, 7, 12, 15, 22],
    ],
    ["&constructor;&__proto__;", "&amp;constructor;&amp;__proto__;", [0, 13]],
    ["1 < 2", "1 &lt; 2", [2]],
    ["<3 <", "&lt;3 &lt;", [0, 3]],
    ["&<!-- & -->&", "&amp;<!-- & -->&amp;", [0, 11]],
    ["&<![CDATA[&<!--]]>&", "&amp;<![CDATA[&<!--]]>&amp;", [0, 18]],
    ["<!-- <![CDATA[ -->&", "<!-- <![CDATA[ -->&amp;", [18]],
    ["<!---->&<![CDATA[]]>&", "<!---->&amp;<![CDATA[]]>&amp;", [7, 20]],
  ])("%j becomes %j", (xml, expected, offsets) => {
    const { xml: text, repairs } = repaired(xml);
    expect(text).toBe(expected);
    expect(repairs.map(([kind, offset]) => [kind, offset])).toEqual(
      offsets.map((offset) => ["stray", offset]),
    );
  });
});

it("replaces HTML entities by their characters", () => {
  expect(repaired("<a b='&iquest;'>&nbsp;&eacute;&euro;&yuml;</a>")).toEqual({
    xml: "<a b='¿'>\u00A0é€ÿ</a>",
    repairs: [
      ["entity", 6, "&iquest;"],
      ["entity", 16, "&nbsp;"],
      ["entity", 22, "&eacute;"],
      ["entity", 30, "&euro;"],
      ["entity", 36, "&yuml;"],
    ],
  });
});

it("closes HTML line breaks", () => {
  expect(repaired("a<br>b<BR >c<!-- --><br\n>")).toEqual({
    xml: "a<br/>b<br/>c<!-- --><br/>",
    repairs: [
      ["break", 1, "<br>"],
      ["break", 6, "<BR >"],
      ["break", 20, "<br\n>"],
    ],
  });
});
