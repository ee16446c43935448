import { describe, expect, it } from "vitest";
import type { PageServerOptions } from "./page-server.ts";
import { HTML, raw, usePageServer } from "./testing/use-page-server.ts";

const start = usePageServer();

/** A framework that fails on every page, or on every page but the one that says so. */
function failing({ failurePageToo }: { failurePageToo: boolean }): PageServerOptions["next"] {
  return async (request, response) => {
    const says = String(request.headers["x-forecourt-page"]).endsWith("/failed") && !failurePageToo;
    response.statusCode = says ? 200 : 500;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(says ? "<html><head></head><body>Something went wrong</body></html>" : HTML);
  };
}

describe("a page that breaks", () => {
  it("is replaced by one that says so, with the status of the failure, and is not kept", async () => {
    const { url, cache } = await start({ next: failing({ failurePageToo: false }) });
    for (const _ of [1, 2]) {
      const response = await fetch(`${url}/cars-for-sale`);
      expect(response.status).toBe(500);
      expect(await response.text()).toContain("<body>Something went wrong</body>");
    }
    expect(cache.pages).toBe(0);
  });

  it("ends in plain words when that one breaks as well", async () => {
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

describe("every answer", () => {
  it.each(["/", "/api/health", "/_next/static/missing.js"])(
    "%s carries the security headers",
    async (path) => {
      const { url } = await start();
      const { headers } = await raw(url + path);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toContain("default-src 'self'");
      expect(headers["strict-transport-security"]).toMatch(/max-age=\d{8}/);
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );
});

describe("what is refused", () => {
  it("TRACE and methods that pages do not have", async () => {
    const { url, asked } = await start();
    expect((await raw(`${url}/`, { method: "TRACE" })).status).toBe(405);
    expect((await raw(`${url}/`, { method: "POST" })).status).toBe(405);
    expect((await raw(`${url}/api/x`, { method: "DELETE" })).status).toBe(405);
    expect(asked).toHaveLength(0);
  });

  it("a body over 32 KB, said or streamed, before anybody reads it", async () => {
    const { url, asked } = await start();
    const said = await fetch(`${url}/api/x`, { method: "POST", body: "x".repeat(32 * 1024 + 1) });
    expect(said.status).toBe(413);
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
    expect(asked).toHaveLength(0);
  });

  it("nothing of a body that fits", async () => {
    const { url, asked } = await start();
    const body = "x".repeat(32 * 1024);
    expect((await fetch(`${url}/api/x`, { method: "POST", body })).status).toBe(200);
    expect(asked[0]?.body).toBe(body);
  });

  it("headers by which a client would steer the framework", async () => {
    const { url, asked } = await start();
    await fetch(`${url}/api/x`, {
      headers: { "x-middleware-subrequest": "a", "x-forecourt-peer": "1.2.3.4", "x-forecourt-page": "/v" },
    });
    expect(asked[0]?.headers["x-middleware-subrequest"]).toBeUndefined();
    expect(asked[0]?.headers["x-forecourt-page"]).toBeUndefined();
    expect(asked[0]?.headers["x-forecourt-peer"]).not.toBe("1.2.3.4");
  });
});
