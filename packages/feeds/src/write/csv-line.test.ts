import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { withoutGuard } from "../formula-guard.ts";
import { csvLine } from "./csv-line.ts";

it("quotes delimiters, quotes and line breaks", () => {
  expect(csvLine(["a", "b,c", 'd "e"', "f\ng", ""])).toBe('a,"b,c","d ""e""","f\ng",\r\n');
  expect(csvLine(["a", "b,c", "d\te"], "\t")).toBe('a\tb,c\t"d\te"\r\n');
});

it.each(["=1+1", "+1", "-1", "@x", "\tx", "\r=1"])("guards the formula %j", (cell) => {
  expect(csvLine([cell]).replace(/^"/, "")[0]).toBe("'");
});

it("writes numbers unchanged", () => {
  expect(csvLine([-2, "-2"])).toBe("-2,'-2\r\n");
});

it("parses back to the same cells", () => {
  const cell = fc.string({ unit: fc.constantFrom(..."'=+-@a\t\r\n,\" ") });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2 }), fc.constantFrom(",", "\t"), (cells, delimiter) => {
      const [read] = parse(csvLine(cells, delimiter), { delimiter, record_delimiter: "\r\n" }) as string[][];
      expect(read!.map(withoutGuard)).toEqual(cells);
    }),
  );
});
