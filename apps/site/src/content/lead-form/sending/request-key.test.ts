import { expect, it } from "vitest";
import { createRequestKey, randomKey } from "./request-key.ts";

it("keeps the key while the body is the same", () => {
  let made = 0;
  const keyOf = createRequestKey(() => `key-${++made}`);
  expect([keyOf("a"), keyOf("a"), keyOf("b"), keyOf("b"), keyOf("a")]).toEqual([
    "key-1",
    "key-1",
    "key-2",
    "key-2",
    "key-3",
  ]);
});

it("is a random UUID", () => {
  const keys = new Set(Array.from({ length: 50 }, randomKey));
  expect(keys.size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
