import { expect, test } from "vitest";
import * as result from "./index.ts";

test("exports the public functions", () => {
  expect(Object.keys(result).sort()).toEqual(["fail", "nestErrors", "resultOf", "standardSchema", "succeed"]);
});
