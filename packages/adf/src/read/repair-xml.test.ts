import { expect, it } from "vitest";
import { repairXml } from "./repair-xml.ts";

const repaired = (xml: string) => {
  const errors: [number, string][] = [];
  return { xml: repairXml(xml, (offset, character) => errors.push([offset, character])), errors };
};

it.each([
  "<a>plain</a>",
  "<a>&amp;&lt;&gt;&quot;&apos;&#38;&#x26;&#X1F600;&#x1f600;</a>",
  "<?xml version='1.0'?><!DOCTYPE a><a:b _c='1'/><É/></É>",
  "<a><!-- < & --></a>",
  "<a><![CDATA[ < & ]]></a>",
  "<a><![CDATA[ never closed < &",
  "<!-- never closed < &",
  "",
])("does not change %j", (xml) => {
  expect(repaired(xml)).toEqual({ xml, errors: [] });
});

it.each([
  ["A & B", "A &amp; B", [[2, "&"]]],
  ["&", "&amp;", [[0, "&"]]],
  [
    "&nbsp;&eacute;",
    "&amp;nbsp;&amp;eacute;",
    [
      [0, "&"],
      [6, "&"],
    ],
  ],
  ["&amp", "&amp;amp", [[0, "&"]]],
  [
    "&#x;&#;&#xg;&#a;",
    "&amp;#x;&amp;#;&amp;#xg;&amp;#a;",
    [
      [0, "&"],
      [4, "&"],
      [7, "&"],
      [12, "&"],
    ],
  ],
  ["1 < 2", "1 &lt; 2", [[2, "<"]]],
  [
    "<3 <",
    "&lt;3 &lt;",
    [
      [0, "<"],
      [3, "<"],
    ],
  ],
  [
    "&<!-- & -->&",
    "&amp;<!-- & -->&amp;",
    [
      [0, "&"],
      [11, "&"],
    ],
  ],
  [
    "&<![CDATA[&<!--]]>&",
    "&amp;<![CDATA[&<!--]]>&amp;",
    [
      [0, "&"],
      [18, "&"],
    ],
  ],
  ["<!-- <![CDATA[ -->&", "<!-- <![CDATA[ -->&amp;", [[18, "&"]]],
  [
    "<!---->&<![CDATA[]]>&",
    "<!---->&amp;<![CDATA[]]>&amp;",
    [
      [7, "&"],
      [20, "&"],
    ],
  ],
] as [string, string, [number, string][]][])("%j becomes %j", (xml, expected, errors) => {
  expect(repaired(xml)).toEqual({ xml: expected, errors });
});
