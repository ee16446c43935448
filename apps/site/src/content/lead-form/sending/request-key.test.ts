import { expect, it } from "vitest";
import { createRequestKey } from "./request-key.ts";

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
