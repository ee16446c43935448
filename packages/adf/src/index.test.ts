import { expect, it } from "vitest";
import * as adf from "./index.ts";
import * as read from "./read/index.ts";

it("exports exactly this", () => {
  expect(Object.keys(adf).sort()).toEqual(["ADF_VALUES", "NOT_PROVIDED", "buildAdf", "checkAdf", "xmlText"]);
});

it("exports exactly this to read", () => {
  expect(Object.keys(read).sort()).toEqual(["adfSchema", "readAdf"]);
});
