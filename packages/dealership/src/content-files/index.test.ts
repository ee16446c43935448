import { expect, test } from "vitest";
import * as files from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(files).sort()).toEqual(["describeContentError", "readContent"]);
});
