import { describe, expect, test } from "vitest";
import {
  GATE_CONTEXTS,
  GATES,
  isLocked,
  isUnlocked,
  UNLOCK_FIELDS,
  type UnlockGates,
} from "./unlock-gates.ts";
import { NEW_VISITOR } from "./visitor-profile.ts";

const cells = GATE_CONTEXTS.flatMap((context) => GATES.map((gate) => [context, gate] as const));
const row = (on: boolean) => ({ inventory: on, price: on, offers: on });
const all = (on: boolean): UnlockGates => ({
  new: row(on),
  used: row(on),
  certified: row(on),
  search: row(on),
});
const OPENED = 1_700_000_000_000;

test("there are twelve cells", () => {
  expect(cells).toHaveLength(12);
});

describe.each(cells)("the %s page's %s gate", (context, gate) => {
  const onlyThis: UnlockGates = { ...all(false), [context]: { ...row(false), [gate]: true } };
  const allButThis: UnlockGates = { ...all(true), [context]: { ...row(true), [gate]: false } };
  const opened = { ...NEW_VISITOR, [UNLOCK_FIELDS[gate]]: OPENED };
  const othersOpened = {
    ...NEW_VISITOR,
    unlockInventory: OPENED,
    unlockPrice: OPENED,
    unlockOffers: OPENED,
    [UNLOCK_FIELDS[gate]]: null,
  };

  test("on, keeps a visitor out who has not opened it", () => {
    expect(isLocked(onlyThis, context, gate, NEW_VISITOR)).toBe(true);
    expect(isLocked(onlyThis, context, gate, othersOpened)).toBe(true);
  });

  test("on, lets a visitor in who has opened it", () => {
    expect(isLocked(onlyThis, context, gate, opened)).toBe(false);
  });

  test("off, lets everyone in", () => {
    expect(isLocked(allButThis, context, gate, NEW_VISITOR)).toBe(false);
    expect(isLocked(allButThis, context, gate, opened)).toBe(false);
  });

  test("depends on no other cell", () => {
    const others = cells.filter(([c, g]) => c !== context || g !== gate);
    for (const [c, g] of others) {
      expect(isLocked(onlyThis, c, g, NEW_VISITOR)).toBe(false);
      expect(isLocked(allButThis, c, g, NEW_VISITOR)).toBe(true);
    }
  });
});

test("a gate opened at the first millisecond of 1970 is open", () => {
  expect(isUnlocked({ ...NEW_VISITOR, unlockPrice: 0 }, "price")).toBe(true);
});
