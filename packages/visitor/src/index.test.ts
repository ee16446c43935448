import { expect, test } from "vitest";
import * as visitor from "./index.ts";

test("the public values of the package", () => {
  expect(Object.keys(visitor).sort()).toEqual([
    "GATES",
    "GATE_CONTEXTS",
    "NEW_VISITOR",
    "expireUnlocks",
    "isLocked",
    "isProfileComplete",
    "isProfileEmpty",
    "isUnlocked",
    "visitorReducer",
  ]);
});
