import { describe, expect, it } from "vitest";
import { storeLookup } from "./store-lookup.ts";

const dealership = {
  groupId: "larkspur",
  stores: [
    { id: "north", name: "Larkspur North" },
    { id: "west-park", name: "Larkspur West Park" },
  ],
  timeZone: "America/Chicago",
};
const find = (storeCode: string, store: string | null = null, codes = {}) =>
  storeLookup(dealership, { store, codes })({ storeCode });

describe("storeLookup", () => {
  it.each(["west-park", "West Park", "WEST_PARK", "Larkspur West Park", "larkspur-west-park"])(
    "knows %j by the store's id or name",
    (code) => expect(find(code)).toBe("west-park"),
  );

  it("finds a store by the feed's code", () => {
    expect(find("MP-1234", null, { "MP 1234": "north" })).toBe("north");
    expect(find("MP-1234")).toBeNull();
  });

  it("assigns a row to the given store unless it names another store", () => {
    expect(find("", "north")).toBe("north");
    expect(find("4711", "north")).toBe("north");
    expect(find("north", "north")).toBe("north");
    expect(find("west-park", "north")).toBeNull();
  });

  it("returns null for a missing code", () => expect(find("")).toBeNull());
});
