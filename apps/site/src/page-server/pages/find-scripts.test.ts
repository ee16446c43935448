import { expect, it } from "vitest";
import { findScripts, isInlineScript } from "./find-scripts.ts";

it("finds scripts and links at their place in the text, and the end of the head", () => {
  const html =
    '<head><link rel="icon" href="/a?b&amp;c"/><script>if (a < b) "</style>";\n</script></head><body>schön<script src="/b.js" async=""></script>';
  const { elements, headEnd } = findScripts(html);
  expect(elements.map(({ start, end }) => html.slice(start, end))).toEqual([
    '<link rel="icon" href="/a?b&amp;c"/>',
    '<script>if (a < b) "</style>";\n</script>',
    '<script src="/b.js" async=""></script>',
  ]);
  expect(elements[0]?.attributes).toEqual({ rel: "icon", href: "/a?b&amp;c" });
  expect(elements[1]?.text).toBe('if (a < b) "</style>";\n');
  expect(html.slice(headEnd)).toMatch(/^<\/head>/);
});

it.each([
  ["<script>one()</script>", true],
  ['<script id="x" type="module">one()</script>', true],
  ['<script src="/a.js"></script>', false],
  ['<script type="application/ld+json">{}</script>', false],
  ['<script type="text/deferred" data-src="/b.js"></script>', false],
  ['<link rel="icon"/>', false],
])("%s runs inline: %s", (html, runs) => {
  expect(findScripts(html).elements.map(isInlineScript)).toEqual([runs]);
});
