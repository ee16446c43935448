import { expect, test } from "vitest";
import * as files from "./index.ts";

test("exports what it did before", () => {
  expect(Object.keys(files).sort()).toEqual(["describeFault", "readContent"]);
});
