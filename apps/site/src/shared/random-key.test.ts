import { expect, it } from "vitest";
import { randomKey } from "./random-key.ts";

it("is a random UUID", () => {
  const keys = new Set(Array.from({ length: 50 }, randomKey));
  expect(keys.size).toBe(50);
  for (const key of keys)
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
