export { expireUnlocks } from "./expire-unlocks.ts";
export type { Gate, GateContext, UnlockGates, Unlocks } from "./unlock-gates.ts";
export { GATE_CONTEXTS, GATES, isLocked, isUnlocked } from "./unlock-gates.ts";
export type { ContactFields, VisitorAddress, VisitorProfile } from "./visitor-profile.ts";
export { isProfileComplete, isProfileEmpty, NEW_VISITOR } from "./visitor-profile.ts";
export type { VisitorAction, VisitorEffect, VisitorSettings, VisitorTransition } from "./visitor-reducer.ts";
export { visitorReducer } from "./visitor-reducer.ts";
