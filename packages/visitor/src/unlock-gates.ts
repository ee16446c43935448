/** What can be locked until a shopper leaves contact details. */
export const GATES = ["inventory", "price", "offers"] as const;
export type Gate = (typeof GATES)[number];

/** Where a gate is asked about: a vehicle page uses its vehicle's condition, a list page uses `search`. */
export const GATE_CONTEXTS = ["new", "used", "certified", "search"] as const;
export type GateContext = (typeof GATE_CONTEXTS)[number];

/** The dealership's gates; `true` means on: locked until unlocked (docs/product/unlock-gates.md). */
export type UnlockGates = Record<GateContext, Record<Gate, boolean>>;

/** When a visitor opened each gate, in milliseconds since 1970; `null` means it is closed. */
export type Unlocks = {
  unlockInventory: number | null;
  unlockPrice: number | null;
  unlockOffers: number | null;
};

/** The field of a visitor that says when a gate was opened. */
export const UNLOCK_FIELDS = {
  inventory: "unlockInventory",
  price: "unlockPrice",
  offers: "unlockOffers",
} as const satisfies Record<Gate, keyof Unlocks>;

/**
 * Whether a visitor has opened a gate, wherever it stands.
 *
 * @example isUnlocked(visitor, "price")
 */
export function isUnlocked(visitor: Unlocks, gate: Gate): boolean {
  return visitor[UNLOCK_FIELDS[gate]] !== null;
}

/**
 * Whether a gate keeps something from this visitor: it is on in this context and the visitor has not opened it.
 *
 * @example isLocked(settings.gates, "used", "price", visitor)
 */
export function isLocked(gates: UnlockGates, context: GateContext, gate: Gate, visitor: Unlocks): boolean {
  return gates[context][gate] && !isUnlocked(visitor, gate);
}

/** The gates among `covers` that a visitor has not opened; all three gates are covered when nothing is said. */
export function closedGates(visitor: Unlocks, covers: readonly Gate[] = GATES): Gate[] {
  return GATES.filter((gate) => covers.includes(gate) && !isUnlocked(visitor, gate));
}

/** The visitor with these gates opened at a time; the others keep theirs. */
export function openGates<Visitor extends Unlocks>(
  visitor: Visitor,
  gates: readonly Gate[],
  now: number,
): Visitor {
  const opened: Visitor = { ...visitor };
  for (const gate of gates) opened[UNLOCK_FIELDS[gate]] = now;
  return opened;
}
