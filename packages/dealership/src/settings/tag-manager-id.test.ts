import { expect, test } from "vitest";
import { isTagManagerId } from "./tag-manager-id.ts";

test.each([
  ["GTM-K2X9", true],
  ["GTM-1", true],
  ["GTM-", false],
  ["GTM-k2x9", false],
  ["G-K2X9", false],
  ["xGTM-K2X9", false],
  ["GTM-K2X9\n", false],
  ["", false],
])("%j: %s", (id, valid) => {
  expect(isTagManagerId(id)).toBe(valid);
});
