import { describe, expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const html =
  '<html><head><link rel="preload" as="script" fetchPriority="low" nonce="framework" href="/_next/a.js"/>' +
  '<link rel="stylesheet" href="/a.css" nonce="framework"/><script src="/_next/a.js?b&amp;c" async="" nonce="framework"></script>' +
  '<script src="/_next/polyfills.js" noModule="" nonce="framework"></script></head>' +
  '<body><script>ours()</script><script nonce="framework">(self.f=self.f||[]).push([0])</script><p>kept</p>' +
  '<script src="/_next/b.js" id="_R_" nonce="framework" async=""></script><script nonce="framework">self.f.push([1,"x"])</script></body></html>';

describe("deferScripts", () => {
  const deferred = deferScripts(html);

  it("leaves no script that a browser would fetch, except for old browsers", () => {
    expect(deferred.html.match(/<script[^>]*\ssrc="[^>]*>/g)).toEqual([
      '<script src="/_next/polyfills.js" noModule="">',
    ]);
    expect(deferred.html).not.toMatch(/<link[^>]+as="script"/);
  });

  it("keeps each script's address, order and id", () => {
    const tags = deferred.html.match(/<script type="text\/deferred" data-src[^>]*>/g);
    expect(tags).toEqual([
      '<script type="text/deferred" data-src="/_next/a.js?b&amp;c">',
      '<script type="text/deferred" data-src="/_next/b.js" id="_R_">',
    ]);
  });

  it("moves the framework's inline scripts into one text that runs in order", () => {
    expect(deferred.html).toContain("<body><script>ours()</script><p>kept</p>");
    const self: { f?: unknown[] } = {};
    new Function("self", deferred.flightPayload?.text ?? "")(self);
    expect(self.f).toEqual([[0], [1, "x"]]);
    expect(deferred.html).toContain(`data-page="${deferred.flightPayload?.path}"`);
    expect(deferred.flightPayload?.path).toMatch(/^\/page-data\/[\w-]{22}\.txt$/);
  });

  it("adds one loader to the head and removes the framework's nonce", () => {
    expect(deferred.html.match(/requestIdleCallback/g)).toHaveLength(1);
    expect(deferred.html.indexOf("requestIdleCallback")).toBeLessThan(deferred.html.indexOf("</head>"));
    expect(deferred.html).not.toContain("nonce");
  });

  it("keeps inline scripts without the framework's mark", () => {
    const personal = deferScripts(html.replaceAll(' nonce="framework"', ""));
    expect(personal.html).toContain('<script>self.f.push([1,"x"])</script>');
    expect(personal.flightPayload).toBeUndefined();
  });

  it("changes nothing on a page without deferrable scripts", () => {
    const old = '<html><head><script src="/_next/polyfills.js" noModule=""></script></head></html>';
    expect(deferScripts(old)).toEqual({ html: old });
  });
});
