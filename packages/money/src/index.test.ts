import { expect, test } from "vitest";
import * as money from "./index.ts";

test("exports exactly these values", () => {
  expect(Object.keys(money).sort()).toEqual([
    "divideHalfUp",
    "formatMoney",
    "formatPercent",
    "moneySchema",
    "parseMoney",
    "percentOf",
    "roundHalfUp",
    "splitByShares",
  ]);
});
