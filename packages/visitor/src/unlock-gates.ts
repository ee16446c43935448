/** What is locked until a shopper leaves contact details. */
export const GATES = ["inventory", "price", "offers"] as const;
export type Gate = (typeof GATES)[number];

/** Where a gate applies: a vehicle page uses its vehicle's condition, a list page uses `search`. */
export const GATE_CONTEXTS = ["new", "used", "certified", "search"] as const;
export type GateContext = (typeof GATE_CONTEXTS)[number];

/** The dealership's gates; `true` means locked until unlocked (docs/product/unlock-gates.md). */
export type UnlockGates = Record<GateContext, Record<Gate, boolean>>;

/** When a visitor unlocked each gate, in milliseconds since 1970; `null` if never. */
export type Unlocks = {
  unlockInventory: number | null;
  unlockPrice: number | null;
  unlockOffers: number | null;
};

/** The dealership's gate settings and the gates that the visitor has unlocked. */
export type Viewer = {
  settings: { unlock: { gates: UnlockGates } };
  unlocked: readonly Gate[];
};

/** The profile's field for each gate. */
export const UNLOCK_FIELDS = {
  inventory: "unlockInventory",
  price: "unlockPrice",
  offers: "unlockOffers",
} as const satisfies Record<Gate, keyof Unlocks>;

/**
 * Lists the gates that a visitor has unlocked.
 *
 * @example const viewer = { settings, unlocked: unlockedGates(visitor) }
 */
export function unlockedGates(visitor: Unlocks): Gate[] {
  return GATES.filter((gate) => isUnlocked(visitor, gate));
}

/** Tells whether a visitor has unlocked a gate. */
export function isUnlocked(visitor: Unlocks, gate: Gate): boolean {
  return visitor[UNLOCK_FIELDS[gate]] !== null;
}

/**
 * Tells whether a gate is locked: on in this context and not unlocked.
 *
 * @example isLocked({ settings, unlocked: [] }, "used", "price")
 */
export function isLocked({ settings, unlocked }: Viewer, context: GateContext, gate: Gate): boolean {
  return settings.unlock.gates[context][gate] && !unlocked.includes(gate);
}

/**
 * Tells whether a gate is on in any context.
 *
 * @example usesGate(settings, "price")
 */
export function usesGate({ unlock }: Viewer["settings"], gate: Gate): boolean {
  return GATE_CONTEXTS.some((context) => unlock.gates[context][gate]);
}

/**
 * Copies a viewer with one more gate unlocked.
 *
 * @example visibleVehicle(vehicle, withUnlocked(viewer, "inventory")) // a private vehicle, its price still gated
 */
export function withUnlocked<V extends Viewer>(viewer: V, gate: Gate): V {
  return { ...viewer, unlocked: [...viewer.unlocked, gate] };
}

/** Lists the gates among `covers` that are not unlocked. */
export function closedGates(visitor: Unlocks, covers: readonly Gate[] = GATES): Gate[] {
  return GATES.filter((gate) => covers.includes(gate) && !isUnlocked(visitor, gate));
}

/** Unlocks gates at a time; other unlocks are kept. */
export function openGates<Visitor extends Unlocks>(
  visitor: Visitor,
  gates: readonly Gate[],
  now: number,
): Visitor {
  const opened: Visitor = { ...visitor };
  for (const gate of gates) opened[UNLOCK_FIELDS[gate]] = now;
  return opened;
}
