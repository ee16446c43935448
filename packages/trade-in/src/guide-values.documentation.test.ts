import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guideRow } from "./testing/guide-comparison.ts";
import { guideValues } from "./testing/guide-values.ts";

const lines = readFileSync(new URL("../../../docs/product/trade-in.md", import.meta.url), "utf8")
  .split("\n")
  .map((line) => line.replaceAll(/ +/gu, " "));

test.each(guideValues.map((guide) => [`${guide.year} ${guide.make} ${guide.model}`, guide] as const))(
  "%s is in the documentation",
  (name, guide) => {
    expect(lines.find((line) => line.startsWith(`| ${name} |`))).toContain(guideRow(guide));
  },
);
