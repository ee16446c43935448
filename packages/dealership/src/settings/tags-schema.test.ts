import { expect, test } from "vitest";
import { tagsSchema } from "./tags-schema.ts";

test.each([
  ["GTM-K2X9", true],
  ["GTM-1", true],
  ["GTM-", false],
  ["GTM-k2x9", false],
  ["G-K2X9", false],
  ["xGTM-K2X9", false],
  ["GTM-K2X9\n", false],
  ["", false],
])("tag-manager id %j is valid: %s", (id, valid) => {
  expect(tagsSchema.shape.tagManager.safeParse(id).success).toBe(valid);
});
