import { expect, test } from "vitest";
import * as experiments from "./index.ts";

test("the public values of the package", () => {
  expect(Object.keys(experiments).sort()).toEqual(["createExperimentClient", "mergeExperiments", "nameHash"]);
});
