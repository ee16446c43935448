import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFeedColumns } from "./feed-columns.ts";
import { FEED_FIELDS } from "./feed-field.ts";

describe("parseFeedColumns", () => {
  it("accepts a column or several for every field", () => {
    const columns = Object.fromEntries(FEED_FIELDS.map((field, at) => [field, at % 2 ? "A" : ["A", "B"]]));
    expect(parseFeedColumns(columns)).toEqual({ ok: true, columns });
    expect(parseFeedColumns({})).toEqual({ ok: true, columns: {} });
  });

  it("returns all errors at once", () => {
    const input = JSON.parse(
      '{"vinn":"VIN","__proto__":["A"],"make":"","model":[],"year":7,"trim":["A","#"]}',
    );
    expect(parseFeedColumns(input)).toEqual({
      ok: false,
      errors: [
        { code: "feed.field-unknown", field: "vinn", value: "VIN" },
        { code: "feed.field-unknown", field: "__proto__", value: '["A"]' },
        { code: "feed.header-malformed", field: "make", value: "" },
        { code: "feed.header-malformed", field: "model", value: "[]" },
        { code: "feed.header-malformed", field: "year", value: "7" },
        { code: "feed.header-malformed", field: "trim", value: '["A","#"]' },
      ],
    });
  });

  it.each([[null], ["vin"], [["vin"]], [undefined], [7]])("refuses %j", (input) => {
    expect(parseFeedColumns(input)).toMatchObject({
      ok: false,
      errors: [{ code: "feed.columns-malformed", field: "columns" }],
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
