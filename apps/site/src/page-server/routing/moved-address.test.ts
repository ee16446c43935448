import { describe, expect, test, vi } from "vitest";
import { useStock } from "../testing/routes.ts";
import { OUTLANDER } from "../testing/test-vehicles.ts";
import { raw, usePageServer } from "../testing/use-page-server.ts";
import { resolvePage } from "./resolve-page.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("../testing/test-dealership.ts")).testDealership(await original()),
);

useStock();
const start = usePageServer();

describe("redirects over HTTP", () => {
  test.each([
    ["/search-vehicles", 308, "/cars-for-sale"],
    ["/es/Service/?utm_source=mail", 308, "/es/service?utm_source=mail"],
    ["/used-cars-for-sale?page=9", 307, "/used-cars-for-sale?page=3"],
    ["/specials", 307, "/special-offers"],
    ["/book", 307, "https://book.example/larkspur?dealer=1"],
    ["//elsewhere.example/%2e%2e/service", 308, "/service"],
  ])("%s is answered with %i without rendering a page", async (address, status, location) => {
    const { url, requested } = await start({ resolve: resolvePage });
    for (const method of ["GET", "HEAD"]) {
      const answer = await raw(url + address, { method });
      expect({ status: answer.status, location: answer.headers.location }).toEqual({ status, location });
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-security-policy"]).toContain("default-src 'self'");
      expect(answer.body).toHaveLength(0);
    }
    expect(requested).toHaveLength(0);
  });

  test.each([
    "/service/%0d%0aSet-Cookie:%20a=b",
    "/service/?a=%0d%0aSet-Cookie:%20a=b",
    "/search-vehicles?a=%0D%0ASet-Cookie:%20a=b",
    "/used-vehicle/%0d%0aSet-Cookie:a/b/JA4J4VAR4RZ004417",
    "/Cars-For-Sale?utm_source=%0d%0aSet-Cookie:%20a=b",
    "/Blog/%0d%0aSet-Cookie:a?b=%0a",
  ])("%s injects no response header", async (address) => {
    const { url } = await start({ resolve: resolvePage });
    const { headers } = await raw(url + address);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers.location ?? "/").toMatch(/^\/(?![/\\])[!-~]*$/);
  });

  test("redirects router requests too, without the router's parameter", async () => {
    const { url, requested } = await start({ resolve: resolvePage });
    const headers = { rsc: "1", "next-router-state-tree": encodeURIComponent('["",{}]') };
    const first = await raw(`${url}/Service/?_rsc=x1y2z`, { headers });
    expect([first.status, first.headers.location]).toEqual([308, "/service"]);
    const second = await raw(url + first.headers.location, { headers });
    expect(second.status).toBe(200);
    expect(requested).toMatchObject([{ url: "/service", headers: { rsc: "1" } }]);
  });

  test("answers a router's request for a moved list with the list", async () => {
    const { url, requested } = await start({ resolve: resolvePage });
    const headers = { rsc: "1", "next-router-state-tree": encodeURIComponent('["",{}]') };
    expect((await raw(`${url}/search-vehicles?_rsc=x1y2z`, { headers })).status).toBe(200);
    expect(requested).toMatchObject([
      { headers: { "x-forecourt-page": expect.stringContaining("/listing") } },
    ]);
  });

  test("applies no route rule to files, the API and the framework's paths", async () => {
    const { url, requested } = await start({ resolve: resolvePage });
    expect((await raw(`${url}/api/health`)).headers.location).toBeUndefined();
    expect((await raw(`${url}/_next/static/a.js`)).headers.location).toBeUndefined();
    expect(requested.map((one) => one.url)).toEqual(["/api/health"]);
  });

  test("requests a page under its internal path, without parameters that it does not read", async () => {
    const { url, requested } = await start({ resolve: resolvePage });
    await raw(`${url}${OUTLANDER}?utm_source=mail`);
    expect(requested).toMatchObject([
      { url: OUTLANDER, headers: { "x-forecourt-page": expect.stringMatching(/\/vehicle\/\w{17}$/) } },
    ]);
  });
});
