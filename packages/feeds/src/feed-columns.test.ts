import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFeedColumns } from "./feed-columns.ts";
import { FEED_FIELDS } from "./feed-field.ts";

describe("parseFeedColumns", () => {
  it("accepts a column or several for every field", () => {
    const columns = Object.fromEntries(FEED_FIELDS.map((field, at) => [field, at % 2 ? "A" : ["A", "B"]]));
    expect(parseFeedColumns(columns)).toEqual({ ok: true, value: columns });
    expect(parseFeedColumns({})).toEqual({ ok: true, value: {} });
  });

  it("returns all errors at once", () => {
    const input = JSON.parse(
      '{"vinn":"VIN","__proto__":["A"],"make":"","model":[],"year":7,"trim":["A","#"]}',
    );
    expect(parseFeedColumns(input)).toEqual({
      ok: false,
      errors: [
        { path: ["vinn"], code: "feed.field-unknown", value: "VIN" },
        { path: ["__proto__"], code: "feed.field-unknown", value: '["A"]' },
        { path: ["make"], code: "feed.header-malformed", value: "" },
        { path: ["model"], code: "feed.header-malformed", value: "[]" },
        { path: ["year"], code: "feed.header-malformed", value: "7" },
        { path: ["trim"], code: "feed.header-malformed", value: '["A","#"]' },
      ],
    });
  });

  it.each([[null], ["vin"], [["vin"]], [undefined], [7]])("refuses %j", (input) => {
    expect(parseFeedColumns(input)).toMatchObject({
      ok: false,
      errors: [{ path: [], code: "feed.columns-malformed" }],
    });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        const parsed = parseFeedColumns(input);
        if (!parsed.ok) expect(parsed.errors.length).toBeGreaterThan(0);
      }),
    );
  });
});
