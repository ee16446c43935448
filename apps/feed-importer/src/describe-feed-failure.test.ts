import type { FeedReason } from "@forecourt/feeds";
import { expect, it } from "vitest";
import { describeFeedFailure } from "./describe-feed-failure.ts";

const failed = (...reasons: FeedReason[]) =>
  describeFeedFailure({ ok: false, line: 7, reasons, vin: null, storeId: null });
const format = { code: "feed.format", field: "feed", value: "VIN,Year" } as const;

it("names the nearest format and the fields without a column", () => {
  const nearest = { format: "vauto" as const, lacks: ["make" as const, "type" as const] };
  expect(failed({ ...format, nearest })).toBe(
    "This is none of the feeds that can be read. The nearest is vauto, and the feed has no column for make, type: name them with --columns.",
  );
});

it("names no format for a file without known columns", () => {
  expect(failed({ ...format, nearest: null })).toContain("its first line holds no known columns");
});

it("names each column that the mapping expects and the feed lacks", () => {
  const missing = (field: string, value: string): FeedReason => ({
    code: "feed.header-missing",
    field,
    value,
  });
  expect(failed(missing("trim", "Grade"), missing("sellingPrice", "Ask, Our Ask"))).toBe(
    "The feed has no column Grade, which the mapping names for trim. The feed has no column Ask, Our Ask, which the mapping names for sellingPrice.",
  );
});

it("names the row that is cut off, or never ends", () => {
  const of = (code: FeedReason["code"]) => failed({ code, field: "feed", value: "" });
  expect(of("feed.truncated")).toContain("cut off: it ends in the middle of the row that begins on line 7");
  expect(of("feed.row-too-large")).toContain("The row on line 7 never ends");
});
