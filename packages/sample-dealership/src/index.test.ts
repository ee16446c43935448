import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { feedUrl } from "./files.ts";
import * as sample from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(sample)).toEqual(["larkspur"]);
  expect(Object.keys(sample.larkspur).sort()).toEqual([
    "experiments",
    "offers",
    "reviewSources",
    "reviews",
    "settings",
    "staff",
  ]);
});

test("the feed is beside the source", () => {
  expect(fileURLToPath(feedUrl)).toMatch(/sample-dealership[/\\]feed[/\\]larkspur-homenet\.csv$/);
});
