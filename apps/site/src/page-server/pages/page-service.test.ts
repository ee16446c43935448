import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { PageServerOptions } from "../page-server.ts";
import { HTML, raw, usePageServer } from "../testing/use-page-server.ts";

const start = usePageServer();

describe("a page", () => {
  it("is rendered once and then served from the cache", async () => {
    const { url, requested, cache } = await start();
    await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/cars-for-sale`)));
    await fetch(`${url}/cars-for-sale`);
    expect(requested).toHaveLength(1);
    expect(cache.rendered).toBe(1);
  });

  it("is rendered without cookies, unless it is personal, and then is not cached", async () => {
    const shared = await start();
    await fetch(`${shared.url}/`, { headers: { cookie: "visitor=x" } });
    expect(shared.requested[0]?.headers.cookie).toBeUndefined();

    const personal = await start({
      resolve: () => ({
        kind: "page",
        internal: "/v/en/north/locked/contact",
        address: "/contact-us",
        personal: true,
      }),
    });
    await fetch(`${personal.url}/`, { headers: { cookie: "visitor=x" } });
    await fetch(`${personal.url}/`, { headers: { cookie: "visitor=y" } });
    expect(personal.requested.map(({ headers }) => headers.cookie)).toEqual(["visitor=x", "visitor=y"]);
    expect(personal.cache.pages).toBe(0);
  });

  it("with a form is personal for a known visitor only", async () => {
    const { url, requested, cache } = await start({
      isKnown: async ({ headers }) => headers.cookie === "visitor=known",
      resolve: () => ({
        kind: "page",
        internal: "/v/en/north/locked/contact",
        address: "/contact-us",
        hasForm: true,
      }),
    });
    for (const cookie of ["visitor=known", "visitor=new"]) {
      const { headers } = await fetch(`${url}/`, { headers: { cookie } });
      expect(headers.get("cache-control")?.includes("no-store")).toBe(cookie === "visitor=known");
    }
    expect(requested.map(({ headers }) => headers.cookie)).toEqual(["visitor=known", undefined]);
    expect(cache.pages).toBe(1);
  });

  it("allows its inline scripts by hash, and defers the others", async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(await answer.text()).toContain('type="text/deferred" data-src="/_next/a.js"');
  });

  it("allows pictures of this site and of the configured hosts", async () => {
    const pictures = async (options: Partial<PageServerOptions>) => {
      const { headers } = await fetch(`${(await start(options)).url}/`);
      return /img-src [^;]+/.exec(headers.get("content-security-policy") ?? "")?.[0];
    };
    expect(await pictures({})).toBe("img-src 'self' data:");
    expect(await pictures({ imageHosts: ["https://a.example", "https://b.example"] })).toBe(
      "img-src 'self' data: https://a.example https://b.example",
    );
  });

  it("is compressed as the client accepts, and 304 when the client has it", async () => {
    const { url } = await start();
    const plain = await raw(`${url}/`);
    const gzip = await raw(`${url}/`, { headers: { "accept-encoding": "gzip" } });
    const brotli = await raw(`${url}/`, { headers: { "accept-encoding": "gzip, br" } });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(gunzipSync(gzip.body).toString()).toBe(plain.body.toString());
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(new Set([plain, gzip, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
    const again = await raw(`${url}/`, {
      headers: { "accept-encoding": "gzip", "if-none-match": gzip.headers.etag ?? "" },
    });
    expect(again.status).toBe(304);
    const head = await raw(`${url}/`, { method: "HEAD" });
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      String(plain.body.length),
    ]);
  });

  it("is recompressed when it is requested again, under the same entity tag", async () => {
    const long = Array.from({ length: 900 }, (_, at) => `<li>${(at * 7919) % 997} miles</li>`).join("");
    const { url } = await start({
      next: async (_, response) => {
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(long);
      },
    });
    const ask = (headers = {}) => raw(`${url}/`, { headers: { "accept-encoding": "br", ...headers } });
    const first = await ask();
    const later = await vi.waitFor(async () => {
      const answer = await ask();
      expect(answer.body.length).toBeLessThan(first.body.length);
      return answer;
    });
    expect(later.headers["content-length"]).toBe(String(later.body.length));
    expect(brotliDecompressSync(later.body).toString()).toBe(long);
    expect((await ask({ "if-none-match": first.headers.etag })).status).toBe(304);
  });

  it("has the status of its route", async () => {
    const { url } = await start({
      resolve: () => ({ kind: "page", internal: "/v/x", address: "/x", status: 410 }),
    });
    expect((await fetch(`${url}/`)).status).toBe(410);
  });

  it("reports the path of a page that does not exist, without its query and shortened", async () => {
    const missing: string[] = [];
    const { url } = await start({
      resolve: ({ pathname }) => ({
        kind: "page",
        internal: "/v/x/page",
        address: "/page",
        ...(pathname !== "/known" && { status: 404 }),
      }),
      onMissing: (path) => missing.push(path),
    });
    for (const target of ["/known", "/unknown?email=ada@example.com", `/${"a".repeat(300)}`])
      await fetch(url + target);
    expect(missing).toEqual(["/unknown", `/${"a".repeat(199)}`]);
  });

  it("is rendered once for all unknown addresses", async () => {
    const { url, requested, cache } = await start({
      resolve: () => ({ kind: "page", internal: "/v/x/not-found", address: "/not-found", status: 404 }),
    });
    for (let number = 0; number < 20; number += 1)
      expect((await fetch(`${url}/unknown/${number}`)).status).toBe(404);
    expect([requested.length, cache.pages]).toEqual([1, 1]);
  });

  it("has its new status after the most used pages were rendered for a new inventory", async () => {
    let version = 1;
    const page = { kind: "page", internal: "/v/x", address: "/x" } as const;
    const { url, cache } = await start({
      inventoryVersion: () => version,
      resolve: () => (version === 1 ? page : { ...page, status: 410 }),
    });
    expect((await fetch(`${url}/`)).status).toBe(200);
    version = 2;
    await cache.renew(version, 10);
    expect((await fetch(`${url}/`)).status).toBe(410);
  });

  it("caches router payloads by every header that shapes them", async () => {
    const { url, requested } = await start();
    await fetch(`${url}/a`);
    await fetch(`${url}/a`, { headers: { rsc: "1" } });
    await fetch(`${url}/a`, { headers: { rsc: "1", "next-router-prefetch": "1" } });
    await fetch(`${url}/a`, { headers: { rsc: "1", "next-router-prefetch": "1" } });
    expect(requested).toHaveLength(3);
  });

  it("renders a payload once, whatever page the router says that it comes from", async () => {
    const { url, requested } = await start();
    for (let number = 0; number < 50; number += 1)
      await fetch(`${url}/a?_rsc=${number}`, { headers: { rsc: "1", "next-url": `/from/${number}` } });
    expect(requested).toHaveLength(1);
    expect(requested[0]?.headers["next-url"]).toBeUndefined();
  });

  it.each([
    { rsc: "0" },
    { rsc: "true" },
    { rsc: "1", "next-router-prefetch": "2" },
    { rsc: "1", "next-router-segment-prefetch": "/_tree" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_index" },
    { rsc: "1", "next-router-state-tree": "" },
    { rsc: "1", "next-router-state-tree": "%5B%22%22" },
    { rsc: "1", "next-router-state-tree": "%zz" },
  ] as Record<string, string>[])(
    "answers 400 to headers that the router does not send: %j",
    async (headers) => {
      const { url, requested } = await start();
      const { status, headers: answered } = await raw(`${url}/a`, { headers });
      expect([status, answered["x-content-type-options"]]).toEqual([400, "nosniff"]);
      expect(requested).toEqual([]);
    },
  );

  it("hands the router's headers to Next as it writes them itself", async () => {
    const { url, requested } = await start({
      resolve: () => ({ kind: "page", internal: "/v/en/north/locked/contact", address: "/contact-us" }),
    });
    const state = encodeURIComponent(JSON.stringify(["", { children: ["elsewhere", {}] }, null, null, 16]));
    await fetch(`${url}/contact-us`, {
      headers: { rsc: "1", "next-router-state-tree": state, "next-hmr-refresh": "1", cookie: "a=1" },
    });
    expect(requested[0]?.headers).toEqual({
      host: "localhost",
      rsc: "1",
      "next-router-state-tree": encodeURIComponent('["",{"children":["!",{}]}]'),
      "x-forecourt-page": "/v/en/north/locked/contact",
    });
  });

  it("lets the browser keep a prefetched payload for seconds, and nothing else", async () => {
    const { url } = await start();
    const cacheControl = async (headers: Record<string, string>) =>
      (await fetch(`${url}/a`, { headers })).headers.get("cache-control");
    expect(await cacheControl({ rsc: "1", purpose: "prefetch" })).toBe("private, max-age=10");
    expect(await cacheControl({ rsc: "1" })).toBe("private, no-cache");
    expect(await cacheControl({ purpose: "prefetch" })).toBe("private, no-cache");
    const { headers } = await fetch(`${url}/a`, { headers: { rsc: "1", purpose: "prefetch" } });
    expect(headers.get("vary")).toMatch(/^Accept-Encoding, Cookie, RSC, Next-Router-State-Tree/);
  });

  it("ignores the router's parameter", async () => {
    const { url, requested } = await start();
    for (const path of ["/a?q=1", "/a?q=1&_rsc=x1y2z", "/a?_rsc=x1y2z&q=1", "/a?q=1&_rsc"])
      await fetch(url + path, { headers: { rsc: "1" } });
    expect(requested).toHaveLength(1);
  });
});

describe("the data of a page", () => {
  const PAYLOAD =
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"price 31545"])</script>';
  /** Marks its scripts as Next does when the request's policy has a nonce. */
  const withPayload = async ({ headers }: IncomingMessage, response: ServerResponse) => {
    const nonce = /'nonce-(\w+)'/.exec(String(headers["content-security-policy"]))?.[1];
    const marked = nonce ? PAYLOAD.replaceAll("<script>", `<script nonce="${nonce}">`) : PAYLOAD;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(HTML.replace("hello", marked));
  };
  const pathIn = (html: string) => /data-page="([^"]+)"/.exec(html)?.[1] ?? "";

  it("is not in the page, and may run in it by its hash", async () => {
    const { url } = await start({ next: withPayload });
    const page = await fetch(`${url}/`);
    const html = await page.text();
    expect(html).not.toContain("price 31545");
    const data = await (await fetch(url + pathIn(html))).text();
    expect(data).toContain('self.__next_f.push([1,"price 31545"])');
    const hash = createHash("sha256").update(data).digest("base64");
    expect(page.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
  });

  it("is served only to the variant of its page", async () => {
    const { url } = await start({
      next: withPayload,
      variantOf: ({ headers }) => ({
        locale: "en",
        store: "north",
        access: headers.cookie ? "open" : "locked",
      }),
    });
    const open = await (await fetch(`${url}/`, { headers: { cookie: "visitor=x" } })).text();
    expect((await fetch(url + pathIn(open))).status).toBe(404);
    expect((await fetch(url + pathIn(open), { headers: { cookie: "visitor=x" } })).status).toBe(200);
  });

  it("stays in a personal page", async () => {
    const { url } = await start({
      next: withPayload,
      resolve: () => ({
        kind: "page",
        internal: "/v/en/north/locked/contact",
        address: "/contact-us",
        personal: true,
      }),
    });
    const html = await (await fetch(`${url}/`)).text();
    expect(html).toContain("price 31545");
    expect(html).not.toContain("data-page");
  });
});
