import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { createPreviewRenderer } from "./render-preview-image.ts";

const site = join(import.meta.dirname, "../../..");
const render = createPreviewRenderer({
  fontsDir: join(site, "node_modules/@fontsource/hanken-grotesk/files"),
  markFile: join(site, "public/icon.svg"),
});
const card = {
  dealership: "Larkspur Mitsubishi",
  kind: "Eléctricos e híbridos ❄",
  title: "¿Łódź 冬 o Springfield? 🚗",
  place: "4 sucursales · Springfield, Missouri",
};

afterEach(() => vi.unstubAllGlobals());

test("renders a PNG of 1200 by 630 without network requests for missing glyphs", async () => {
  const requested: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (url: string) => {
    // The renderer loads its own parts as data URLs.
    if (url.startsWith("data:")) return fetch(url);
    requested.push(url);
    return Promise.reject(new Error("no network"));
  });
  const png = await render(card);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(requested).toEqual([]);
});

test("a failed picture does not block the next one", async () => {
  const broken = createPreviewRenderer({ fontsDir: "/nowhere", markFile: join(site, "public/icon.svg") });
  const [first, second] = await Promise.allSettled([broken(card), broken(card)]);
  expect([first.status, second.status]).toEqual(["rejected", "rejected"]);
  expect((await render({ ...card, title: "Careers" })).length).toBeGreaterThan(10_000);
});
