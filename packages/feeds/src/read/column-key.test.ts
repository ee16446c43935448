import { describe, expect, it } from "vitest";
import { cellText } from "./cell-text.ts";
import { columnKey } from "./column-key.ts";

describe("columnKey", () => {
  it.each([
    ["Stock #", "stock"],
    ["New/Used", "newused"],
    ["mileage.value", "mileagevalue"],
    ["image[0].url", "imageurl"],
    ["image[12].url", "imageurl"],
    ["image.url", "imageurl"],
    ["image[0].tag[0]", "image0tag0"],
    ["Photo URL 3", "imageurl"],
    ["PHOTO12", "imageurl"],
    ["Año", "año"],
    ["Ａｓｋ", "ask"],
    ["#", ""],
    ["misc_price1", "miscprice1"],
  ])("keys %j as %j", (name, key) => expect(columnKey(name)).toBe(key));
});

describe("cellText", () => {
  it.each([
    [" a ", "a"],
    ["#N/A", ""],
    ["n/a", ""],
    ["NULL", ""],
    ["–", ""],
    ["-", ""],
    ["#REF!", ""],
    ["N/A trim", "N/A trim"],
  ])("reads %j as %j", (cell, text) => expect(cellText(cell)).toBe(text));
});
