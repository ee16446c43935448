import { expect, it } from "vitest";
import { csvLine } from "./csv-line.ts";

it("quotes what a reader could take for more cells or lines", () => {
  expect(csvLine(["a", "b,c", 'd "e"', "f\ng", ""])).toBe('a,"b,c","d ""e""","f\ng",');
});

it.each(["=1+1", "+1", "-1", "@x", "\tx", "\r=1"])("keeps a spreadsheet from running %j", (cell) => {
  expect(csvLine([cell]).replace(/^"/, "")[0]).toBe("'");
});
