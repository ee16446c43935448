import { expect, it } from "vitest";
import * as adf from "./index.ts";

it("exports exactly this", () => {
  expect(Object.keys(adf).sort()).toEqual(["ADF_VALUES", "NOT_PROVIDED", "buildAdf", "checkAdf"]);
});
