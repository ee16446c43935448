import { describe, expect, it } from "vitest";
import type { PageServerOptions } from "./page-server.ts";
import { HTML, raw, usePageServer } from "./testing/use-page-server.ts";

const start = usePageServer();

/** A framework that fails on every page, with or without its failure page. */
function failing({ failurePageToo }: { failurePageToo: boolean }): PageServerOptions["next"] {
  return async (request, response) => {
    const isFailurePage = String(request.headers["x-forecourt-page"]).endsWith("/failed") && !failurePageToo;
    response.statusCode = isFailurePage ? 200 : 500;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(isFailurePage ? "<html><head></head><body>Something went wrong</body></html>" : HTML);
  };
}

describe("a page that fails", () => {
  it("is replaced by the failure page with the status of the failure, and is not cached", async () => {
    const { url, cache } = await start({ next: failing({ failurePageToo: false }) });
    for (const _ of [1, 2]) {
      const response = await fetch(`${url}/cars-for-sale`);
      expect(response.status).toBe(500);
      expect(await response.text()).toContain("<body>Something went wrong</body>");
    }
    expect(cache.pages).toBe(0);
  });

  it("is a plain text response when the failure page fails as well", async () => {
    const errors: unknown[] = [];
    const { url } = await start({
      next: failing({ failurePageToo: true }),
      onError: (error) => errors.push(error),
    });
    const response = await fetch(`${url}/cars-for-sale`);
    expect(response.status).toBe(500);
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(String(errors[0])).toContain("/v/en/north/locked/cars-for-sale");
  });
});

describe("every response", () => {
  it.each(["/", "/api/health", "/_next/static/missing.js"])("%s has the security headers", async (path) => {
    const { url } = await start();
    const { headers } = await raw(url + path);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toContain("default-src 'self'");
    expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  it("allows a file nothing", async () => {
    const { url } = await start({ fileAt: () => (_, response) => response.end("<svg/>") });
    const { headers } = await raw(`${url}/icon.svg`);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("an idle connection", () => {
  it.each([
    { trustProxy: false, seconds: 5 },
    { trustProxy: true, seconds: 620 },
  ])("stays open for $seconds s when trustProxy is $trustProxy", async ({ trustProxy, seconds }) => {
    const { url } = await start({ trustProxy });
    const { headers } = await raw(url, { headers: { Connection: "keep-alive" } });
    expect(headers["keep-alive"]).toBe(`timeout=${seconds}`);
  });
});

describe("refused requests", () => {
  it("answers 405 to TRACE and to methods that pages do not have", async () => {
    const { url, requested } = await start();
    expect((await raw(`${url}/`, { method: "TRACE" })).status).toBe(405);
    expect((await raw(`${url}/`, { method: "POST" })).status).toBe(405);
    expect((await raw(`${url}/api/x`, { method: "DELETE" })).status).toBe(405);
    expect(requested).toHaveLength(0);
  });

  it("answers 413 to a body over 32 KB, declared or streamed, before a handler runs", async () => {
    const { url, requested } = await start();
    const declared = await fetch(`${url}/api/x`, { method: "POST", body: "x".repeat(32 * 1024 + 1) });
    expect(declared.status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 5; index += 1) controller.enqueue(new Uint8Array(8 * 1024));
        controller.close();
      },
    });
    const streamed = await fetch(`${url}/api/x`, {
      method: "POST",
      body: stream,
      duplex: "half",
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(requested).toHaveLength(0);
  });

  it("passes a body of 32 KB on unchanged", async () => {
    const { url, requested } = await start();
    const body = "x".repeat(32 * 1024);
    expect((await fetch(`${url}/api/x`, { method: "POST", body })).status).toBe(200);
    expect(requested[0]?.body).toBe(body);
  });

  it("removes headers by which a client would steer the framework", async () => {
    const { url, requested } = await start();
    await fetch(`${url}/api/x`, {
      headers: { "x-middleware-subrequest": "a", "x-forecourt-peer": "1.2.3.4", "x-forecourt-page": "/v" },
    });
    expect(requested[0]?.headers["x-middleware-subrequest"]).toBeUndefined();
    expect(requested[0]?.headers["x-forecourt-page"]).toBeUndefined();
    expect(requested[0]?.headers["x-forecourt-peer"]).not.toBe("1.2.3.4");
  });
});

it("answers a request for another protocol like any other", async () => {
  const { url } = await start();
  const upgrade = { connection: "Upgrade", upgrade: "websocket" };
  expect((await raw(`${url}/`, { headers: upgrade })).status).toBe(200);
});

describe("a form that a browser posts without a cookie", () => {
  const browser = { accept: "text/html", "content-length": "0" };
  const startWith = (location: string) =>
    start({
      next: async (request, response) => {
        if (request.url?.startsWith("/api/"))
          return void response
            .writeHead(303, { location, "set-cookie": ["sent=a; Path=/", "form=; Max-Age=0"] })
            .end();
        response.setHeader("content-type", "text/html; charset=utf-8");
        response.end(`<html><head></head><body>${request.url} ${request.headers.cookie}</body></html>`);
      },
    });

  it("is answered with the page that follows, which gets the cookies", async () => {
    const { url } = await startWith('/sent?a=1&b="<#top');
    const answer = await raw(`${url}/api/x`, { method: "POST", headers: browser });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "set-cookie": ["sent=a; Path=/", "form=; Max-Age=0"],
    });
    expect(answer.headers["content-security-policy"]).toBeDefined();
    const html = answer.body.toString();
    expect(html).toContain("/sent sent=a<");
    expect(html).toContain('<meta name="page-address" content="/sent?a=1&amp;b=&quot;&lt;">');
  });

  it("is 422 when it was refused", async () => {
    const { url } = await startWith("/contact-us?problem=1#problem");
    expect((await raw(`${url}/api/x`, { method: "POST", headers: browser })).status).toBe(422);
  });

  it("is a redirect for a browser with a cookie", async () => {
    const { url } = await startWith("/sent");
    const headers = { ...browser, cookie: "allowCookies=essential" };
    expect((await raw(`${url}/api/x`, { method: "POST", headers })).status).toBe(303);
  });
});
