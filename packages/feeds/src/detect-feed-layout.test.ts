import { describe, expect, it } from "vitest";
import { detectFeedLayout, headerColumns } from "./detect-feed-layout.ts";

describe("detectFeedLayout", () => {
  it.each([
    ["a\tb\tc,d", "\t"],
    ["a,b|c,d", ","],
    ["a|b|c", "|"],
    ["a;b;c", ";"],
    ["alone", ","],
    ["", ","],
  ])("finds in %j the delimiter %j", (head, delimiter) =>
    expect(detectFeedLayout(head)).toEqual({ xml: false, delimiter }),
  );
});

describe("headerColumns", () => {
  it.each([
    ['VIN,"Price, net",Stock #\r\n1,2,3', ["vin", "pricenet", "stock"]],
    ["\uFEFFVIN,Year", ["vin", "year"]],
    ["\n,,\nVIN,Year\n", ["vin", "year"]],
    ["VIN,,Año\n", ["vin", "año"]],
    ['VIN,Year\n"never closed', ["vin", "year"]],
    ['VIN,"never closed', []],
    ["", []],
  ])("reads in %j the columns %j", (head, columns) => expect([...headerColumns(head, ",")]).toEqual(columns));
});
