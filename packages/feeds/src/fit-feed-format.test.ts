import { describe, expect, it } from "vitest";
import { fitFeedFormat } from "./fit-feed-format.ts";

const ALL = ["vin", "year", "make", "model", "type"];

describe("fitFeedFormat", () => {
  it("takes any table with the required columns for a generic feed", () => {
    const head = "VIN No\tModel Year\tMake\tModel\tStock Type\n";
    expect(fitFeedFormat(head, {})).toEqual({ ok: true, format: "generic" });
  });

  it("prefers a format that has three of its own columns", () => {
    const head = "vin,year,make,model,type,stock,miles,sellingprice\n";
    expect(fitFeedFormat(head, {})).toEqual({ ok: true, format: "homenet" });
  });

  it.each([
    ["vin,price,condition", "google", ["year", "make", "model"]],
    ["stock,price,odometer,series,color", "vauto", ALL],
    ["vin,year,make,model,options", "generic", ["type"]],
    ["vehicle_id,title,year,make", "meta", ["vin", "model", "type"]],
  ])("finds for %j the nearest format and the lacking columns", (head, format, lacks) =>
    expect(fitFeedFormat(head, {})).toEqual({ ok: false, nearest: { format, lacks } }),
  );

  it.each(["", "name,email,phone", "<!doctype html>", "<rss>", '{"vehicles":[]}', 'vin,"never closed'])(
    "finds no format near %j",
    (head) => expect(fitFeedFormat(head, {})).toEqual({ ok: false, nearest: null }),
  );

  it("counts mapped columns", () => {
    const head = "Fahrgestellnummer,Baujahr,Marke,Modell,Zustand\n";
    const mapping = { vin: ["fahrgestellnummer"], year: ["baujahr"], make: ["marke"], type: ["zustand"] };
    expect(fitFeedFormat(head, mapping)).toEqual({
      ok: false,
      nearest: { format: "generic", lacks: ["model"] },
    });
    expect(fitFeedFormat(head, { ...mapping, model: ["modell"] })).toEqual({ ok: true, format: "generic" });
    const vauto = "Unit,New/Used,Odometer,Inventory Date\n";
    expect(fitFeedFormat(vauto, { vin: ["unit"] })).toEqual({ ok: true, format: "vauto" });
  });
});
