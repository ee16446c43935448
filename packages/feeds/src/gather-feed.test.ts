import { describe, expect, it } from "vitest";
import { summarise } from "./summarise.ts";
import { csv, gatherText, HOMENET_ROW } from "./testing/feed-text.ts";

const OTHER = { ...HOMENET_ROW, vin: "1HGCM82690A004352", model: "Mirage", fuel_type: "" };

describe("gatherFeed", () => {
  it("keeps the last row of a VIN and quarantines the earlier ones", async () => {
    const feed = csv([HOMENET_ROW, OTHER, { ...HOMENET_ROW, stock: "B" }, { ...HOMENET_ROW, stock: "C" }]);
    const { accepted, quarantined } = await gatherText(feed);
    expect(accepted.map(({ line, vehicle }) => [line, vehicle.stockNumber])).toEqual([
      [3, "P1001"],
      [5, "C"],
    ]);
    expect(quarantined).toEqual([
      {
        ok: false,
        line: 2,
        vin: HOMENET_ROW.vin,
        storeId: "north",
        reasons: [{ code: "vin.duplicate", field: "vin", value: `${HOMENET_ROW.vin} again on line 4` }],
      },
      expect.objectContaining({
        line: 4,
        reasons: [{ code: "vin.duplicate", field: "vin", value: `${HOMENET_ROW.vin} again on line 5` }],
      }),
    ]);
  });

  it("keeps a good row when a later one of its VIN is bad", async () => {
    const { accepted, quarantined } = await gatherText(csv([HOMENET_ROW, { ...HOMENET_ROW, year: "x" }]));
    expect(accepted.map(({ line }) => line)).toEqual([2]);
    expect(quarantined.map(({ line }) => line)).toEqual([3]);
  });
});

describe("summarise", () => {
  it("counts rows, stores and reasons, the most frequent first", async () => {
    const bad = { ...HOMENET_ROW, vin: "JA4J4VA80PZ000013" };
    const rows = [HOMENET_ROW, bad, OTHER, bad, { ...bad, miles: "" }, HOMENET_ROW];
    const feed = await gatherText(csv(rows), {
      storeFor: ({ cell }) => (cell("model") === "Mirage" ? "south" : "north"),
    });
    expect(summarise(feed)).toEqual({
      rows: 6,
      accepted: 2,
      quarantined: 4,
      stores: { south: 1, north: 1 },
      reasons: [
        { code: "vin.check-digit", count: 3, lines: [3, 5, 6], example: bad.vin },
        { code: "mileage.missing", count: 1, lines: [6], example: "" },
        { code: "vin.duplicate", count: 1, lines: [2], example: `${HOMENET_ROW.vin} again on line 7` },
      ],
      notes: [],
    });
  });

  it("shows ten lines of a reason and counts them all", async () => {
    const feed = await gatherText(csv(Array.from({ length: 30 }, () => ({ ...HOMENET_ROW, year: "" }))));
    const [reason] = summarise(feed).reasons;
    expect(reason).toMatchObject({ count: 30, lines: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] });
  });
});
