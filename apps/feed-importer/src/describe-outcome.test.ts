import { expect, it } from "vitest";
import { describeOutcome } from "./describe-outcome.ts";

const feed = { accepted: [], quarantined: [], failure: null };

it("reports a feed without a known store", () => {
  expect(describeOutcome({ kind: "refused", refusals: [], feed }, { dryRun: false })).toEqual([
    "0 rows: 0 vehicles, 0 quarantined.",
    "Refused: no row of the feed belongs to a store of this dealership.",
    "Nothing was changed.",
  ]);
});

it("reports that a store would be empty", () => {
  const refusals = [
    { storeId: "north", code: "swap.empty" as const, current: 1200, accepted: 0, dropShare: 10_000 },
  ];
  expect(describeOutcome({ kind: "refused", refusals, feed }, { dryRun: false })).toContain(
    "Refused: the feed has no vehicle for sale at north, which has 1,200.",
  );
});

it("lists ten line numbers of a frequent reason, and that there are more", () => {
  const quarantined = Array.from({ length: 12 }, (_, index) => ({
    ok: false as const,
    line: index + 2,
    vin: null,
    storeId: null,
    reasons: [{ code: "vin.missing" as const, field: "vin", value: "" }],
  }));
  expect(
    describeOutcome(
      { kind: "unreadable", problem: "Broken.", feed: { ...feed, quarantined } },
      { dryRun: false },
    ),
  ).toEqual([
    "12 rows: 0 vehicles, 12 quarantined.",
    "Quarantined:",
    "  12 × has no VIN (lines 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …)",
    "Broken.",
    "Nothing was changed.",
  ]);
});
