import { describe, expect, it } from "vitest";
import type { BrokenRecord, FeedRecord } from "./feed-record.ts";
import { readDelimited } from "./read-delimited.ts";

async function* one(text: string, size = 7) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, delimiter = ",", size?: number) {
  const rows: (FeedRecord | BrokenRecord)[] = [];
  for await (const row of readDelimited(one(text, size), delimiter)) rows.push(row);
  return rows.map((row) =>
    row.kind === "record"
      ? { line: row.line, cells: Object.fromEntries(row.cells) }
      : { line: row.line, code: row.code },
  );
}

describe("readDelimited", () => {
  it("returns cells by column and the first line of each row", async () => {
    expect(await read('VIN,Note\n1,"two\nlines\nhere"\n\n  \n2,x\n')).toEqual([
      { line: 2, cells: { vin: ["1"], note: ["two\nlines\nhere"] } },
      { line: 7, cells: { vin: ["2"], note: ["x"] } },
    ]);
  });

  it("keeps all cells of a repeated column", async () => {
    expect(await read("a,b,A\n1,2,3\n")).toEqual([{ line: 2, cells: { a: ["1", "3"], b: ["2"] } }]);
  });

  it("skips leading blank lines and rows without a filled cell", async () => {
    expect(await read("\n\na,b\n,\n1,2")).toEqual([{ line: 5, cells: { a: ["1"], b: ["2"] } }]);
  });

  it("empties spreadsheet errors", async () => {
    expect(await read("a,b\n#N/A,2")).toEqual([{ line: 2, cells: { a: [""], b: ["2"] } }]);
  });

  it("removes only the apostrophe that guards formulas", async () => {
    expect(await read("a,b\n'=x,'y\n")).toEqual([{ line: 2, cells: { a: ["=x"], b: ["'y"] } }]);
  });

  it("keeps an inch sign inside an unquoted cell", async () => {
    expect(await read('a,b\n5" screen,2')).toEqual([{ line: 2, cells: { a: ['5" screen'], b: ["2"] } }]);
  });

  it("accepts escaped quotes at the start of a cell", async () => {
    expect(await read('a,b\n"""Best"" car",2')).toEqual([
      { line: 2, cells: { a: ['"Best" car'], b: ["2"] } },
    ]);
  });

  it("rejects a row whose quotes would merge it with the next", async () => {
    expect(await read('a,b,c\n1,"open,2\n3,"more",4\n5,6,7\n')).toEqual([
      { line: 2, code: "row.quotes" },
      { line: 4, cells: { a: ["5"], b: ["6"], c: ["7"] } },
    ]);
  });

  it("rejects a row with another number of cells, except empty ones at the end", async () => {
    expect(await read("a,b\n1\n1,2,3\n1,2,,\n")).toEqual([
      { line: 2, code: "row.columns" },
      { line: 3, code: "row.columns" },
      { line: 4, cells: { a: ["1"], b: ["2"] } },
    ]);
  });

  it("reports a file that ends inside a quote as truncated, after the rows before it", async () => {
    expect(await read('a,b\n1,2\n3,"open\n5,6\n')).toEqual([
      { line: 2, cells: { a: ["1"], b: ["2"] } },
      { line: 3, code: "feed.truncated" },
    ]);
  });

  it("stops at a row of more than a megabyte", async () => {
    const rows = await read(`a,b\n1,2\n3,"${"x\n".repeat(600_000)}`, ",", 100_000);
    expect(rows[0]).toEqual({ line: 2, cells: { a: ["1"], b: ["2"] } });
    expect(rows.slice(1)).toEqual([{ line: 3, code: "feed.row-too-large" }]);
  });

  it("reads tabs and pipes", async () => {
    expect(await read('a\tb\n1,5\t"2\t3"', "\t")).toEqual([{ line: 2, cells: { a: ["1,5"], b: ["2\t3"] } }]);
    expect(await read("a|b\n1|2", "|")).toEqual([{ line: 2, cells: { a: ["1"], b: ["2"] } }]);
  });

  it("closes its source when the reader stops early", async () => {
    let closed = false;
    async function* endless() {
      try {
        yield "a,b\n";
        for (;;) yield "1,2\n";
      } finally {
        closed = true;
      }
    }
    for await (const _ of readDelimited(endless(), ",")) break;
    expect(closed).toBe(true);
  });
});
