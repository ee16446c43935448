import { afterEach, beforeAll, expect, it } from "vitest";
import { setContentSource } from "#server/content/content-source.ts";
import { setExperimentsConfig } from "#server/experiments/experiments-config.ts";
import { createSiteDocuments } from "../documents/site-documents.ts";
import { buildSnapshot } from "../state/build-snapshot.ts";
import { loadContent } from "../state/dealership-files.ts";
import { raw, usePageServer } from "../testing/use-page-server.ts";

const start = usePageServer();
beforeAll(() => setContentSource(loadContent()));
afterEach(() => setExperimentsConfig(null));

it("replaced dynamic configs change documents and preview images that were sent before", async () => {
  const snapshot = buildSnapshot(1, []);
  const { url } = await start({
    documentAt: createSiteDocuments({
      siteUrl: "https://cars.example",
      storeId: "north",
      build: { id: "b1", timestamp: 0 },
      inventory: () => snapshot,
      now: () => new Date("2026-11-22T18:00:00Z"),
      renderPreview: async ({ title }) => Buffer.from(title),
    }),
  });
  const has = async (path: string, title: string) => (await raw(url, { path })).body.includes(title);
  const title = "Larkspur | Another title";
  const both = async () => [
    await has("/og/home.png", "Another title"),
    await has("/llms.txt", "Another description"),
  ];
  expect(await both()).toEqual([false, false]);
  const pages = { "/": { seo: { title } }, "/service": { seo: { description: "Another description" } } };
  const langs = { en: { content: { pages } } };
  setExperimentsConfig({ experiments: [], flags: {}, dynamicConfigs: { words: { langs } } });
  expect(await both()).toEqual([true, true]);
});
