import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import type { PageServerOptions } from "../page-server.ts";
import { HTML, raw, usePageServer } from "../testing/use-page-server.ts";

const start = usePageServer();

describe("a page", () => {
  it("is rendered once and then comes from memory", async () => {
    const { url, asked, cache } = await start();
    await Promise.all(Array.from({ length: 100 }, () => fetch(`${url}/cars-for-sale`)));
    await fetch(`${url}/cars-for-sale`);
    expect(asked).toHaveLength(1);
    expect(cache.rendered).toBe(1);
  });

  it("never sees a cookie, unless it is made for one person; that one is not kept", async () => {
    const shared = await start();
    await fetch(`${shared.url}/`, { headers: { cookie: "visitor=x" } });
    expect(shared.asked[0]?.headers.cookie).toBeUndefined();

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
    expect(personal.asked.map(({ headers }) => headers.cookie)).toEqual(["visitor=x", "visitor=y"]);
    expect(personal.cache.pages).toBe(0);
  });

  it("names its inline scripts in its policy, holds the others back, and allows nothing else", async () => {
    const { url } = await start();
    const answer = await fetch(`${url}/`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(await answer.text()).toContain('type="text/held" data-src="/_next/a.js"');
  });

  it("shows pictures of this site, and of the hosts that the settings name", async () => {
    const pictures = async (options: Partial<PageServerOptions>) => {
      const { headers } = await fetch(`${(await start(options)).url}/`);
      return /img-src [^;]+/.exec(headers.get("content-security-policy") ?? "")?.[0];
    };
    expect(await pictures({})).toBe("img-src 'self' data:");
    expect(await pictures({ imageHosts: ["https://a.example", "https://b.example"] })).toBe(
      "img-src 'self' data: https://a.example https://b.example",
    );
  });

  it("is sent as the client accepts it, and not again when the client has it", async () => {
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

  it("takes fewer bytes when it is asked for again, and a client that has it keeps it", async () => {
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

  it("has the status that its route says", async () => {
    const { url } = await start({
      resolve: () => ({ kind: "page", internal: "/v/x", address: "/x", status: 410 }),
    });
    expect((await fetch(`${url}/`)).status).toBe(410);
  });

  it("has its new status after the pages most asked for were drawn anew", async () => {
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

  it("keeps router payloads apart by every header that shapes them", async () => {
    const { url, asked } = await start();
    await fetch(`${url}/a`);
    await fetch(`${url}/a`, { headers: { rsc: "1" } });
    await fetch(`${url}/a`, { headers: { rsc: "1", "next-router-prefetch": "1" } });
    await fetch(`${url}/a`, { headers: { rsc: "1", "next-router-prefetch": "1" } });
    expect(asked).toHaveLength(3);
  });

  it("asks for the same page with the router's parameter and without", async () => {
    const { url, asked } = await start();
    for (const path of ["/a?q=1", "/a?q=1&_rsc=x1y2z", "/a?_rsc=x1y2z&q=1", "/a?q=1&_rsc"])
      await fetch(url + path, { headers: { rsc: "1" } });
    expect(asked).toHaveLength(1);
  });
});

describe("a page's data", () => {
  const PAYLOAD =
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"price 31545"])</script>';
  const withPayload = async (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(HTML.replace("hello", PAYLOAD));
  };
  const pathIn = (html: string) => /data-json="([^"]+)"/.exec(html)?.[1] ?? "";

  it("is taken out of the page and fetched by the loader, whole and in order", async () => {
    const { url } = await start({ next: withPayload });
    const html = await (await fetch(`${url}/`)).text();
    expect(html).not.toContain("price 31545");
    expect(await (await fetch(url + pathIn(html))).json()).toEqual([[0], [1, "price 31545"]]);
  });

  it("is given to the variant it was made for alone", async () => {
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

  it("stays in a page that is made for one person", async () => {
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
    expect(html).not.toContain("data-json");
  });
});
