import { describe, expect, test } from "vitest";
import { gatesOn, viewer } from "./testing/viewer.ts";
import {
  GATE_CONTEXTS,
  GATES,
  isLocked,
  isUnlocked,
  unlockedGates,
  usesGate,
  withUnlocked,
} from "./unlock-gates.ts";
import { NEW_VISITOR } from "./visitor-profile.ts";

const cells = GATE_CONTEXTS.flatMap((context) => GATES.map((gate) => [context, gate] as const));

test("there are twelve combinations", () => {
  expect(cells).toHaveLength(12);
});

describe.each(cells)("the %s context's %s gate", (context, gate) => {
  const onlyThis = viewer({ gates: gatesOn([context, gate]) });
  const allButThis = viewer({ gates: gatesOn(...cells.filter(([c, g]) => c !== context || g !== gate)) });
  const others = GATES.filter((other) => other !== gate);

  test("is locked while it is on and not unlocked", () => {
    expect(isLocked(onlyThis, context, gate)).toBe(true);
    expect(isLocked({ ...onlyThis, unlocked: others }, context, gate)).toBe(true);
  });

  test("is open once unlocked", () => {
    expect(isLocked(withUnlocked(onlyThis, gate), context, gate)).toBe(false);
  });

  test("is open while it is off", () => {
    expect(isLocked(allButThis, context, gate)).toBe(false);
    expect(isLocked(withUnlocked(allButThis, gate), context, gate)).toBe(false);
  });

  test("is used by the dealership when it is on in one context", () => {
    expect(usesGate(onlyThis.settings, gate)).toBe(true);
    for (const other of others) expect(usesGate(onlyThis.settings, other)).toBe(false);
  });

  test("does not change any other combination", () => {
    for (const [c, g] of cells.filter(([c, g]) => c !== context || g !== gate)) {
      expect(isLocked(onlyThis, c, g)).toBe(false);
      expect(isLocked(allButThis, c, g)).toBe(true);
    }
  });
});

test("an unlock time of 0 counts as unlocked", () => {
  expect(isUnlocked({ ...NEW_VISITOR, unlockPrice: 0 }, "price")).toBe(true);
  expect(unlockedGates({ ...NEW_VISITOR, unlockPrice: 0 })).toEqual(["price"]);
});
