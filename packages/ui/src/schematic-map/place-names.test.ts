import { describe, expect, it } from "vitest";
import { bannerCoversPin, placeNames } from "./place-names.ts";

const pin = (x: number, y: number, name = "Airport", current = false) => ({ x, y, name, current });

describe("placeNames", () => {
  it("places a name below its pin if there is room", () => {
    expect(placeNames([pin(0, 0), pin(1, 1)], 1)).toEqual(["below", "below"]);
  });

  it("moves a name that would cover another pin", () => {
    // Four stores of one city: the third is just below the fourth.
    const city = [
      pin(0.67, 0.03, "North", true),
      pin(1, 1, "Riverside"),
      pin(0.18, 0.36, "West Park"),
      pin(0, 0, "Airport"),
    ];
    expect(placeNames(city, 0.97, "We are here")).toEqual([null, "below", "below", "above"]);
  });

  it("moves a name that would cover another name", () => {
    expect(placeNames([pin(0.3, 0.5), pin(0.75, 0.5), pin(0, 0, ""), pin(1, 1, "")], 1).slice(0, 2)).toEqual([
      "below",
      "above",
    ]);
  });

  it("keeps names inside the frame", () => {
    const long = "A store with a name as long as a sentence";
    expect(placeNames([pin(0, 0, long), pin(1, 1)], 1)[0]).toBeNull();
  });

  it("hides a name only if no side has room", () => {
    const crowd = [
      pin(0.5, 0.5),
      pin(0.5, 0.72),
      pin(0.5, 0.28),
      pin(0.2, 0.5),
      pin(0.8, 0.5),
      pin(0, 0),
      pin(1, 1),
    ];
    const sides = placeNames(crowd, 1);
    expect(sides[0]).toBeNull();
    expect(sides.slice(5)).not.toContain(null);
  });
});

describe("bannerCoversPin", () => {
  const place = (x: number, y: number, current = false) => ({ x, y, name: "North", current });

  it("is true if another pin is just above the selected one", () => {
    expect(bannerCoversPin([place(0.5, 0), place(0.5, 0.9, true)], 1, "We are here")).toBe(true);
  });

  it("is false if there is room or no selected place", () => {
    expect(bannerCoversPin([place(0, 1), place(1, 0, true)], 2, "We are here")).toBe(false);
    expect(bannerCoversPin([place(0.5, 0), place(0.5, 0.9)], 1, "We are here")).toBe(false);
  });
});
