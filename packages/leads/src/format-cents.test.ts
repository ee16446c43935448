import { expect, it } from "vitest";
import { formatCents } from "./format-cents.ts";

it.each([
  [0, "0"],
  [5, "0.05"],
  [100, "1"],
  [24500, "245"],
  [24550, "245.50"],
  [24501, "245.01"],
  [-24550, "-245.50"],
])("%i cents read %s", (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});
