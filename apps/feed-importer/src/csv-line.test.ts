import { expect, it } from "vitest";
import { csvLine } from "./csv-line.ts";

it("quotes cells and disarms formulas", () => {
  expect(csvLine([2, "a", 'b "c", d', ""])).toBe('2,"a","b ""c"", d",""');
  expect(csvLine(["=HYPERLINK(1)", "+1", "-1", "@x", "\tx"])).toBe(
    '"\'=HYPERLINK(1)","\'+1","\'-1","\'@x","\'\tx"',
  );
});
