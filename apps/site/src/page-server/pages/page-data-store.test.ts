import { expect, it } from "vitest";
import { createPageDataStore } from "./page-data-store.ts";

const body = (size: number) => ({ br: Buffer.alloc(size), gzip: Buffer.alloc(0) });

it("stays under its bound, and what was sent last stays", () => {
  const store = createPageDataStore({ maxBytes: 1000 });
  store.keep("/home", "en/north/locked", body(100));
  for (let index = 0; index < 200; index += 1) {
    store.keep(`/${index}`, "en/north/locked", body(100));
    store.keep("/home", "en/north/locked", body(100));
    expect(store.bytes).toBeLessThanOrEqual(1000);
  }
  expect(store.find("/home", "en/north/locked")).toBeDefined();
  expect(store.find("/0", "en/north/locked")).toBeUndefined();
  expect(store.find("/home", "en/north/open")).toBeUndefined();
});
