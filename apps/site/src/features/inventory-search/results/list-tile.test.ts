import { expect, test } from "vitest";
import { lastCellSpan } from "./list-tile.tsx";

test.each([1, 2, 3, 4, 5, 6, 12, 18, 19])("%d cards and the tile fill every row", (cards) => {
  const spans = lastCellSpan(cards)
    .match(/col-span-(\d)/g)!
    .map((name) => Number(name.at(-1)));
  expect(spans).toHaveLength(2);
  for (const [at, span] of spans.entries()) {
    const columns = at + 2;
    expect((cards + span) % columns).toBe(0);
    expect(span).toBeLessThanOrEqual(columns);
  }
});
