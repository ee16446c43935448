import { describe, expect, it } from "vitest";
import { listingVisibility } from "./listing-visibility.ts";

describe("listingVisibility", () => {
  it.each([
    ["", "public"],
    ["public", "public"],
    ["Visible", "public"],
    ["true", "public"],
    ["private", "private"],
    ["Hidden", "private"],
    ["no", "private"],
    ["perhaps", null],
  ])("reads %j as %j", (label, expected) => expect(listingVisibility(label)).toBe(expected));
});
