import { describe, expect, it } from "vitest";
import { holdScripts } from "./defer-scripts.ts";

const html =
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/a.js" async=""></script></head>' +
  '<body><script>self.__next_f.push([1,"x"])</script><script src="/_next/b.js" id="_R_" async=""></script></body></html>';

describe("holdScripts", () => {
  const held = holdScripts(html);

  it("leaves no script that a browser would fetch", () => {
    expect(held).not.toMatch(/<script[^>]*\ssrc="/);
    expect(held).not.toMatch(/<link[^>]+as="script"/);
  });

  it("keeps every script, its order and its id", () => {
    expect([...held.matchAll(/data-src="([^"]+)"/g)].map((match) => match[1])).toEqual([
      "/_next/a.js",
      "/_next/b.js",
    ]);
    expect(held).toContain('data-src="/_next/b.js" id="_R_"');
  });

  it("leaves inline scripts alone and adds one loader in the head", () => {
    expect(held).toContain('<script>self.__next_f.push([1,"x"])</script>');
    expect(held.match(/requestIdleCallback/g)).toHaveLength(1);
    expect(held.indexOf("requestIdleCallback")).toBeLessThan(held.indexOf("</head>"));
  });

  it("leaves scripts for old browsers as they are, so that others never load them", () => {
    const old = '<html><head><script src="/_next/polyfills.js" noModule=""></script></head></html>';
    expect(holdScripts(old)).toBe(old);
  });

  it("changes nothing on a page without scripts", () => {
    expect(holdScripts("<html><head></head><body>hello</body></html>")).toBe(
      "<html><head></head><body>hello</body></html>",
    );
  });
});
