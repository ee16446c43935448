import { expect, test } from "vitest";
import * as files from "./files.ts";
import * as illustrations from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(illustrations).sort()).toEqual([
    "ILLUSTRATION_PAINTS",
    "ILLUSTRATION_SHAPES",
    "ILLUSTRATION_VIEWS",
    "illustrationAlt",
    "illustrationCaption",
    "illustrationFile",
    "illustrationFor",
    "illustrationPaint",
    "illustrationShape",
  ]);
  expect(Object.keys(files)).toEqual(["illustrationsUrl"]);
});
