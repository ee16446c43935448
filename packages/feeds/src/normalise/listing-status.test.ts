import { describe, expect, it } from "vitest";
import { listingStatus } from "./listing-status.ts";

describe("listingStatus", () => {
  it.each([
    ["", "available"],
    ["available", "available"],
    ["AVAILABLE", "available"],
    ["in stock", "available"],
    ["In Transit", "available"],
    ["pending", "pending"],
    ["Sale Pending", "pending"],
    ["On hold", "pending"],
    ["sold", "sold"],
    ["SOLD", "sold"],
    ["out of stock", "sold"],
    ["NOT_AVAILABLE", "sold"],
    ["Not available", "sold"],
    ["purple", null],
  ])("reads %j as %j", (label, expected) => expect(listingStatus(label)).toBe(expected));
});
