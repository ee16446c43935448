import { expect, test } from "vitest";
import * as experiments from "./index.ts";

test("exports exactly these values", () => {
  expect(Object.keys(experiments).sort()).toEqual([
    "assignVariant",
    "chiSquareTest",
    "createExperimentClient",
    "mergeExperiments",
    "murmurHash",
    "nameHash",
    "newcombeInterval",
    "wilsonInterval",
  ]);
});
