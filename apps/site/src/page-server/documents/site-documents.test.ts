import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, test, vi } from "vitest";
import { SITEMAP_SOURCES, type SitemapSource } from "#server/documents/sitemap/sitemap-sources.ts";
import { dealership } from "#server/settings/dealership.ts";
import { siteState } from "#server/site-state.ts";
import { viewerOf } from "#server/vehicles/viewer.ts";
import { stockSite } from "#testing/use-test-site.ts";
import { resolvePage } from "../routing/resolve-page.ts";
import { buildSnapshot } from "../state/build-snapshot.ts";
import { raw, usePageServer } from "../testing/use-page-server.ts";
import { createSiteDocuments, type SiteDocumentsOptions } from "./site-documents.ts";

const start = usePageServer();
const SITE = "https://cars.example";
const lot = [
  exampleVehicle(),
  exampleVehicle({ vin: "JA4J4VAR4RZ004418", condition: "new", visibility: "private" }),
  exampleVehicle({ vin: "JA4J4VAR4RZ004419", status: "sold" }),
  exampleVehicle({
    vin: "JA4J4VAR4RZ004420",
    model: "Outlander PHEV",
    status: "pending",
    condition: "certified",
  }),
];

async function serve(changed: Partial<SiteDocumentsOptions> = {}) {
  const renderPreview = vi.fn(async ({ title }: { title: string }) => Buffer.from(title));
  const snapshot = buildSnapshot(1, lot);
  const documentAt = createSiteDocuments({
    siteUrl: SITE,
    storeId: "north",
    build: { id: "b1", timestamp: 1_764_000_000_000 },
    inventory: () => snapshot,
    now: () => new Date("2026-11-22T18:00:00Z"),
    renderPreview,
    ...changed,
  });
  const server = await start({ documentAt });
  const get = (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
    raw(server.url + path, init);
  const read = async (path: string) => (await get(path)).body.toString();
  return { ...server, get, read, renderPreview };
}

const ALL = [
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/sitemap.xml?source=vehicles&page=1", "application/xml; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/llms.txt", "text/plain; charset=utf-8"],
  ["/shopping-guides/rss.xml", "application/rss+xml; charset=utf-8"],
  ["/es/shopping-guides/rss.xml", "application/rss+xml; charset=utf-8"],
  ["/builds/fresh.js", "text/javascript; charset=utf-8"],
  ["/builds/latest.json", "application/json"],
  ["/builds/meta/b1.json", "application/json"],
  ["/api/___sitemaps___/pages", "application/json"],
  ["/api/___sitemaps___/filters", "application/json"],
  ["/api/___sitemaps___/vehicles", "application/json"],
  ["/api/___sitemaps___/offers", "application/json"],
] as const;

describe("every document", () => {
  test.each(ALL)(
    "%s is served as %s, cached for five minutes, with the site's policy",
    async (path, type) => {
      const { get, requested } = await serve();
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": type,
        "cache-control": "public, max-age=300",
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
      });
      expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
      expect(requested).toEqual([]);
    },
  );

  test("is compressed as the client accepts, with the same content in each encoding", async () => {
    const { get, read } = await serve();
    const plain = await read("/llms.txt");
    const br = await get("/llms.txt", { headers: { "accept-encoding": "gzip, br" } });
    const gzip = await get("/llms.txt", { headers: { "accept-encoding": "gzip" } });
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.body).toString()).toBe(plain);
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
  });

  test("answers 304 to a matching ETag, HEAD without a body, and POST with 405", async () => {
    const { get } = await serve();
    const { headers, body } = await get("/robots.txt");
    const known = await get("/robots.txt", { headers: { "if-none-match": `"other", ${headers.etag}` } });
    expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
    const head = await get("/robots.txt", { method: "HEAD" });
    expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      String(body.length),
    ]);
    const post = await get("/robots.txt", { method: "POST" });
    expect([post.status, post.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test.each([
    "/builds/meta/b2.json",
    "/builds/other.json",
    "/api/___sitemaps___/others",
    "/sitemap.xml?source=vehicles&page=2",
    "/sitemap.xml?source=vehicles&page=0",
    "/sitemap.xml?source=vehicles&page=x",
    "/sitemap.xml?source=others",
  ])("%s is 404 with no-store", async (path) => {
    const { get, requested } = await serve();
    const { status, headers } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(requested).toEqual([]);
  });

  test.each(["/service", "/robots.txt/more", "/es/robots.txt", "/api/health", "/shopping-guides"])(
    "%s is no document",
    async (path) => {
      const { get, requested } = await serve();
      await get(path);
      expect(requested).toHaveLength(1);
    },
  );
});

describe("the document cache", () => {
  test("keeps a document until the inventory version or the dealership's day changes", async () => {
    let now = new Date("2026-11-23T05:00:00Z");
    let snapshot = buildSnapshot(1, lot);
    const search = vi.spyOn(snapshot.searchFor(viewerOf("locked", dealership.settings)), "search");
    const { read } = await serve({ now: () => now, inventory: () => snapshot });
    const counted = async () => {
      search.mockClear();
      await read("/api/___sitemaps___/filters");
      return search.mock.calls.length > 0;
    };
    expect(await counted()).toBe(true);
    expect(await counted()).toBe(false);
    // Midnight in Springfield, Missouri.
    now = new Date("2026-11-23T06:00:00Z");
    expect(await counted()).toBe(true);
    const before = await read("/sitemap.xml");
    snapshot = buildSnapshot(2, []);
    expect(before).toContain(lot[0]!.vin);
    expect(await read("/sitemap.xml")).not.toContain(lot[0]!.vin);
  });
});

describe("the sitemap", () => {
  test("lists the entries of its four sources", async () => {
    const { read } = await serve();
    const { urlset } = new XMLParser().parse(await read("/sitemap.xml")) as {
      urlset: { url: { loc: string }[] };
    };
    const sources = await Promise.all(
      Object.keys(SITEMAP_SOURCES).map(async (name) => JSON.parse(await read(`/api/___sitemaps___/${name}`))),
    );
    expect(urlset.url.map(({ loc }) => loc)).toEqual(sources.flat().map(({ loc }: { loc: string }) => loc));
  });

  test("is an index of parts above the limit, and serves every part", async () => {
    const { read, get } = await serve({ entriesPerFile: 40 });
    const index = await read("/sitemap.xml");
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
      loc.replaceAll("&amp;", "&"),
    );
    expect(parts.length).toBeGreaterThan(4);
    for (const part of parts) {
      const { status, body } = await get(part.slice(SITE.length));
      expect(status).toBe(200);
      expect(body.toString().match(/<url>/g)?.length).toBeLessThanOrEqual(40);
    }
  });

  test.each(Object.keys(SITEMAP_SOURCES) as SitemapSource[])(
    "lists only addresses of %s that resolve to a page without a redirect",
    async (source) => {
      vi.useFakeTimers({ now: new Date("2026-11-22T18:00:00Z"), toFake: ["Date"] });
      stockSite(lot);
      const { read } = await serve({ inventory: () => siteState().inventory });
      const entries = JSON.parse(await read(`/api/___sitemaps___/${source}`)) as { loc: string }[];
      for (const { loc } of entries) {
        const url = new URL(loc);
        const variant = { locale: "en", store: "north", access: "locked" } as const;
        expect(resolvePage(url, variant)).toMatchObject({ kind: "page", address: url.pathname });
        expect(resolvePage(url, variant)).not.toHaveProperty("status");
      }
      vi.useRealTimers();
    },
  );
});

describe("the build manifest", () => {
  test("has the build id, the timestamp, the matchers and the prerendered paths", async () => {
    const { read } = await serve();
    const latest = JSON.parse(await read("/builds/latest.json"));
    expect(latest).toEqual({ id: "b1", timestamp: 1_764_000_000_000 });
    expect(JSON.parse(await read("/builds/meta/b1.json"))).toEqual({
      ...latest,
      matcher: { static: {}, wildcard: {}, dynamic: {} },
      prerendered: expect.arrayContaining(["/", "/es/service"]),
    });
  });
});

describe("the preview image of a shared link", () => {
  test("is rendered once, cached for a day, and allowed cross-origin", async () => {
    const { get, renderPreview } = await serve();
    const { status, headers, body } = await get("/og/es/service.png");
    expect([status, body.toString()]).toEqual([200, "Servicio de autos en Springfield, MO"]);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=86400",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-encoding"]).toBeUndefined();
    await get("/og/es/service.png", { headers: { "accept-encoding": "br" } });
    expect(renderPreview).toHaveBeenCalledTimes(1);
  });

  test.each([
    "/og/home.png",
    "/og/es/home.png",
    "/og/shopping-guides/financing/lease-or-finance.png",
    "/og/help-center/buying.png",
    "/og/shopping-guides/authors/dana-morales.png",
    "/og/es/our-company/meet-our-team/priya-raman.png",
    "/og/special-offers/service/ofr_oil_change.png",
  ])("%s is served", async (path) => {
    const { get } = await serve();
    expect((await get(path)).status).toBe(200);
  });

  test.each([
    "/og/nothing.png",
    "/og/es.png",
    "/og/es/es/service.png",
    "/og/service",
    "/og/service.jpg",
    "/og/Service.png",
    "/og//service.png",
    "/og/%73ervice.png",
    "/og/cars-for-sale.png",
    "/og/used-cars-for-sale/2024-mitsubishi-outlander-sel-JA4J4VAR4RZ004417.png",
    "/og/unlock.png",
    "/og/contact-us/sent.png",
    "/og/special-offers/service/ofr_nothing.png",
  ])("%s is 404 and not rendered", async (path) => {
    const { get, renderPreview, requested } = await serve();
    expect((await get(path)).status).toBe(404);
    expect([renderPreview.mock.calls, requested]).toEqual([[], []]);
  });

  test("is 404 for an offer that has ended", async () => {
    const { get } = await serve({ now: () => new Date("2051-01-02") });
    expect((await get("/og/special-offers/service/ofr_oil_change.png")).status).toBe(404);
  });
});
