import { expect, test } from "vitest";
import * as money from "./index.ts";

test("the public values of the package", () => {
  expect(Object.keys(money).sort()).toEqual([
    "divideHalfUp",
    "formatMoney",
    "formatPercent",
    "parseMoney",
    "percentOf",
    "roundHalfUp",
    "splitByShares",
  ]);
});
