import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { createPreviewDrawing } from "./render-preview-image.ts";

const site = join(import.meta.dirname, "../../..");
const draw = createPreviewDrawing({
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

test("draws a PNG of 1200 by 630 and asks nobody for letters that it lacks", async () => {
  const asked: string[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (url: string) => {
    // The drawing's own parts come as data.
    if (url.startsWith("data:")) return fetch(url);
    asked.push(url);
    return Promise.reject(new Error("no network"));
  });
  const png = await draw(card);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(asked).toEqual([]);
});

test("one that cannot be drawn does not hold up the next", async () => {
  const broken = createPreviewDrawing({ fontsDir: "/nowhere", markFile: join(site, "public/icon.svg") });
  const [first, second] = await Promise.allSettled([broken(card), broken(card)]);
  expect([first.status, second.status]).toEqual(["rejected", "rejected"]);
  expect((await draw({ ...card, title: "Careers" })).length).toBeGreaterThan(10_000);
});
