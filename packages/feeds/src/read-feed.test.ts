import { checkVehicle } from "@forecourt/inventory";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FEED_FORMATS } from "./feed-format.ts";
import { isFeedFailure, readFeed } from "./read-feed.ts";
import { csv, gatherText, HOMENET_ROW, inChunks, TODAY } from "./testing/feed-text.ts";

describe("readFeed: the feed as a whole", () => {
  it("rejects an unknown file, with its first characters", async () => {
    const { accepted, failure } = await gatherText("<!doctype html><title>Login</title>");
    expect(accepted).toEqual([]);
    expect(failure?.reasons).toEqual([
      { code: "feed.format", field: "feed", value: "<!doctype html><title>Login</title>", nearest: null },
    ]);
  });

  it("says which format is the nearest, and what the feed lacks for it", async () => {
    const { failure } = await gatherText(csv([{ VIN: HOMENET_ROW.vin, "Stock #": "1", Odometer: "5" }]));
    expect(failure?.reasons).toMatchObject([
      { code: "feed.format", nearest: { format: "vauto", lacks: ["year", "make", "model", "type"] } },
    ]);
  });

  it("ends the source of a feed that it does not read", async () => {
    let ended = false;
    async function* source() {
      try {
        yield "x".repeat(100_000);
        yield "more";
      } finally {
        ended = true;
      }
    }
    const rows = readFeed(source(), { storeFor: () => "north", today: TODAY });
    expect((await rows.next()).value).toMatchObject({ ok: false });
    expect(ended).toBe(true);
  });

  it("reads a feed with a given format without detection", async () => {
    const row = { vin: HOMENET_ROW.vin, condition: "New", year: "2026", make: "Kia", model: "K5", id: "S1" };
    const stockOf = async (options = {}) =>
      (await gatherText(csv([row]), options)).accepted[0]?.vehicle.stockNumber;
    expect(await stockOf()).toBe("");
    expect(await stockOf({ format: "google" })).toBe("S1");
  });

  it("reports a truncated file, after the rows before it", async () => {
    const { accepted, failure } = await gatherText(`${csv([HOMENET_ROW])}\r\n"Used","open`);
    expect(accepted).toHaveLength(1);
    expect(failure).toMatchObject({ line: 3, reasons: [{ code: "feed.truncated" }] });
  });

  it("accepts a header without rows as an empty feed", async () => {
    expect(await gatherText(csv([HOMENET_ROW]).split("\r\n")[0]!)).toEqual({
      accepted: [],
      quarantined: [],
      failure: null,
    });
  });

  it("streams: yields the first vehicle before the last chunk is read", async () => {
    let chunksRead = 0;
    async function* source() {
      for await (const chunk of inChunks(csv(Array.from({ length: 2000 }, () => HOMENET_ROW)), 10_000)) {
        chunksRead += 1;
        yield chunk;
      }
    }
    for await (const row of readFeed(source(), { storeFor: () => "north", today: TODAY })) {
      expect(row.ok).toBe(true);
      break;
    }
    expect(chunksRead).toBeLessThan(12);
  });
});

describe("readFeed: arbitrary input", () => {
  const cell = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom("", ...`",\n\t|–`, '""', "\r\n", "#N/A", "New", "$1", "2023", HOMENET_ROW.vin),
  );
  const nearlyAFeed = fc
    .array(fc.array(cell, { maxLength: 30 }), { maxLength: 8 })
    .map((rows) => [Object.keys(HOMENET_ROW).join(","), ...rows.map((row) => row.join(","))].join("\n"));
  const nearlyXml = fc
    .array(
      fc.oneof(
        cell,
        fc.constantFrom(..."<listing>_</listing>_<vin>_</vin>_<a b='_&amp_<![CDATA[_]]>_<!--".split("_")),
      ),
      { maxLength: 30 },
    )
    .map((parts) => `<listings>${parts.join("")}`);
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    nearlyAFeed.map((text) => new TextEncoder().encode(text)),
    nearlyXml.map((text) => new TextEncoder().encode(text)),
  );

  it("never throws, and every row is a complete vehicle or has reasons", async () => {
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.option(fc.constantFrom(...FEED_FORMATS), { nil: undefined }),
        fc.constantFrom(undefined, { sellingPrice: "msrp", mileage: ["Miles", "nowhere"] }),
        async (feed, format, columns) => {
          async function* source() {
            for (let at = 0; at < feed.length; at += 40) yield feed.slice(at, at + 40);
          }
          const options = { storeFor: () => "north", today: TODAY, format, columns };
          for await (const row of readFeed(source(), options)) {
            expect(row.line).toBeGreaterThan(0);
            if (row.ok) expect(checkVehicle(row.vehicle)).toEqual({ ok: true, value: row.vehicle });
            else expect(row.reasons.length).toBeGreaterThan(0);
          }
        },
      ),
      { numRuns: 250 },
    );
  });

  it("returns every written row exactly once, accepted or quarantined", async () => {
    const vins = ["JA4J4VA84PZ000013", "1HGCM82690A004352", "2T3YFREV0FW123456", "5YJ3E1EA2KF317000"];
    const row = fc.record({
      vin: fc.constantFrom(...vins, "JA4J4VA80PZ000013", "short", ""),
      description: fc.string({ unit: "binary", maxLength: 30 }),
      sellingprice: fc.constantFrom("10000", "10000 CAD", "Not Priced", "?"),
      miles: fc.constantFrom("5", "", "x"),
      year: fc.constantFrom("2023", "", "23"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
        const written = rows.map((cells) => ({ ...HOMENET_ROW, ...cells }));
        const { accepted, quarantined, failure } = await gatherText(csv([HOMENET_ROW, ...written]));
        expect(failure).toBeNull();
        for (const { vehicle } of accepted)
          expect(checkVehicle(vehicle)).toEqual({ ok: true, value: vehicle });
        expect(accepted.length + quarantined.length).toBe(rows.length + 1);
        const lines = [...accepted, ...quarantined].map(({ line }) => line);
        expect(new Set(lines).size).toBe(lines.length);
        expect(new Set(accepted.map(({ vehicle }) => vehicle.vin)).size).toBe(accepted.length);
      }),
      { numRuns: 150 },
    );
  });
});

describe("isFeedFailure", () => {
  it("distinguishes a feed's failure from a row's", async () => {
    const failed = await gatherText("<html>");
    const { quarantined } = await gatherText(csv([{ ...HOMENET_ROW, vin: "" }]));
    expect(isFeedFailure(failed.failure!)).toBe(true);
    expect(isFeedFailure(quarantined[0]!)).toBe(false);
  });
});
