import { describe, expect, it } from "vitest";
import type { BrokenRecord, FeedRecord } from "./feed-record.ts";
import { readMetaXml } from "./read-meta-xml.ts";

async function* one(text: string, size = 9) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size?: number) {
  const rows: (FeedRecord | BrokenRecord)[] = [];
  for await (const row of readMetaXml(one(text, size))) rows.push(row);
  return rows.map((row) =>
    row.kind === "record"
      ? {
          line: row.line,
          cells: Object.fromEntries([...row.cells].filter(([, cells]) => cells.some(Boolean))),
        }
      : { line: row.line, code: row.code },
  );
}

describe("readMetaXml", () => {
  it("flattens nested and repeated elements", async () => {
    const feed = `<?xml version="1.0"?>
<listings>
  <title>Lot</title>
  <listing>
    <vin>1</vin>
    <mileage><unit>MI</unit><value>12</value></mileage>
    <image><url>a</url></image>
    <image><url>b</url></image>
    <drivetrain/>
    <description><![CDATA[Fish & <b>chips</b>]]></description>
  </listing>
</listings>`;
    expect(await read(feed)).toEqual([
      {
        line: 4,
        cells: {
          vin: ["1"],
          mileageunit: ["MI"],
          mileagevalue: ["12"],
          imageurl: ["a", "b"],
          description: ["Fish & <b>chips</b>"],
        },
      },
    ]);
  });

  it("reads a bare ampersand and an unknown reference as text", async () => {
    expect(await read("<listings><listing><make>R&D &nbsp;</make></listing></listings>")).toEqual([
      { line: 1, cells: { make: ["R&D &nbsp;"] } },
    ]);
  });

  it("rejects a listing closed by the wrong tag and continues", async () => {
    const feed = `<listings>
<listing><vin>1</vin><make>Honda</mak><model>Fit</model></listing>
<listing><vin>2</vin></listing>
<listing><vin>3</listing>
<listing><vin>4</vin></listing>
</listings>`;
    expect(await read(feed)).toEqual([
      { line: 2, code: "row.tags" },
      { line: 3, cells: { vin: ["2"] } },
      { line: 4, code: "row.tags" },
      { line: 5, cells: { vin: ["4"] } },
    ]);
  });

  it("reports an incomplete document as truncated, after the listings before it", async () => {
    expect(await read("<listings>\n<listing><vin>1</vin></listing>\n<listing><vin>2</v")).toEqual([
      { line: 2, cells: { vin: ["1"] } },
      { line: 3, code: "feed.truncated" },
    ]);
  });

  it("does not expand entities defined by the document", async () => {
    const bomb = `<!DOCTYPE listings [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;">]>
<listings><listing><vin>&b;</vin></listing></listings>`;
    expect(await read(bomb)).toEqual([{ line: 2, cells: { vin: ["&b;"] } }]);
  });

  it("stops at an unclosed listing", async () => {
    const rows = await read(`<listings><listing><vin>${"x".repeat(2_500_000)}`, 100_000);
    expect(rows).toEqual([{ line: 1, code: "feed.row-too-large" }]);
  });
});
