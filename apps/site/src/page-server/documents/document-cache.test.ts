import { expect, test, vi } from "vitest";
import { createDocumentCache } from "./document-cache.ts";
import { pictureDocument } from "./send-document.ts";

const renderer = (bytes = 10) =>
  vi.fn(async () => pictureDocument(Buffer.alloc(bytes), { type: "image/png", maxAge: 86_400 }));

test("creates a document once for concurrent and later requests", async () => {
  const cache = createDocumentCache({ max: 3, maxBytes: 100 });
  const render = renderer();
  const [one, other] = await Promise.all([cache.get("a", render), cache.get("a", render)]);
  expect(one).toBe(other);
  expect(await cache.get("a", render)).toBe(one);
  expect(render).toHaveBeenCalledTimes(1);
});

test("evicts the least recently used above the bounds in number and in bytes", async () => {
  const cache = createDocumentCache({ max: 2, maxBytes: 100 });
  for (const name of ["a", "b", "a", "c"]) await cache.get(name, renderer(40));
  const [a, b] = [renderer(40), renderer(70)];
  await cache.get("a", a);
  await cache.get("b", b);
  expect([a.mock.calls.length, b.mock.calls.length]).toEqual([0, 1]);
  expect(cache.bytes).toBe(70);
  await cache.get("large", renderer(101));
  expect(cache.bytes).toBe(70);
});

test("creates a document again after a failure", async () => {
  const cache = createDocumentCache({ max: 2, maxBytes: 100 });
  await expect(cache.get("a", () => Promise.reject(new Error("no fonts")))).rejects.toThrow("no fonts");
  const render = renderer();
  await cache.get("a", render);
  expect(render).toHaveBeenCalledTimes(1);
});
