import { describe, expect, test } from "vitest";
import { tagsSchema } from "./tags-schema.ts";

const isValid = (tag: "tagManager" | "googleTag" | "adPixel", id: unknown) =>
  tagsSchema.shape[tag].safeParse(id).success;

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
  expect(isValid("tagManager", id)).toBe(valid);
});

test.each([
  ["G-K2X9", true],
  ["GT-K2X9", true],
  ["AW-123456789", true],
  ["G-", false],
  ["g-K2X9", false],
  ["G-k2x9", false],
  ["GTM-K2X9", false],
  ["UA-1234-1", false],
  ["G-K2X9\n", false],
  ["G-K2X9 ", false],
  ["", false],
])("Google tag id %j is valid: %s", (id, valid) => {
  expect(isValid("googleTag", id)).toBe(valid);
});

test.each([
  ["1234567890123456", true],
  ["123456", true],
  ["12345678901234567890", true],
  ["12345", false],
  ["123456789012345678901", false],
  ["123456a", false],
  ["123456/..", false],
  ["123456\n", false],
  ["", false],
  [1234567890, false],
])("ad pixel id %j is valid: %s", (id, valid) => {
  expect(isValid("adPixel", id)).toBe(valid);
});

describe("event values", () => {
  const { eventValues } = tagsSchema.shape;

  test("are whole dollars of known events, each optional", () => {
    expect(eventValues.parse({})).toEqual({});
    expect(eventValues.parse({ Lead: 40, ClickToCall: 0 })).toEqual({ Lead: 40, ClickToCall: 0 });
  });

  test.each([{ Lead: 1.5 }, { Lead: -1 }, { Lead: "5" }, { lead: 5 }, { Purchase: 5 }, { Lead: 1e7 }])(
    "refuse %j",
    (values) => {
      expect(eventValues.safeParse(values).success).toBe(false);
    },
  );
});
