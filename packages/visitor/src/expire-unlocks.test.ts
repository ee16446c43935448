import { describe, expect, test } from "vitest";
import { expireUnlocks } from "./expire-unlocks.ts";
import { NEW_VISITOR } from "./visitor-profile.ts";

const DAY = 86_400_000;
const visitor = { ...NEW_VISITOR, unlockInventory: 0, unlockPrice: 10 * DAY, unlockOffers: null };

describe("expireUnlocks", () => {
  test("keeps every unlock without a configured lifetime", () => {
    expect(expireUnlocks(visitor, 10_000 * DAY, null)).toEqual(visitor);
  });

  test.each([
    [20 * DAY - 1, 20 * DAY, 0, 10 * DAY],
    [20 * DAY, 20 * DAY, null, 10 * DAY],
    [30 * DAY, 20 * DAY, null, null],
    [0, 20 * DAY, 0, 10 * DAY],
  ])("at %d with a lifetime of %d", (now, lifetime, unlockInventory, unlockPrice) => {
    expect(expireUnlocks(visitor, now, lifetime)).toEqual({ ...visitor, unlockInventory, unlockPrice });
  });
});
