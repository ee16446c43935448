import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes } from "./inline-scripts.ts";

const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it("hashes each inline script once, and neither files nor data", () => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>' +
    '<script type="text/held" data-src="/b.js"></script><script id="x">two(\n)</script><script>one()</script>';
  expect(inlineScriptHashes(html)).toEqual([hashOf("one()"), hashOf("two(\n)")]);
});
