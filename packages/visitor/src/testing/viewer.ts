import {
  GATE_CONTEXTS,
  type Gate,
  type GateContext,
  type UnlockGates,
  type Viewer,
} from "../unlock-gates.ts";

/** Gates that are on in the given combinations only. */
export function gatesOn(...cells: readonly (readonly [GateContext, Gate])[]): UnlockGates {
  const isOn = (context: GateContext, gate: Gate) => cells.some(([c, g]) => c === context && g === gate);
  return Object.fromEntries(
    GATE_CONTEXTS.map((context) => [
      context,
      {
        inventory: isOn(context, "inventory"),
        price: isOn(context, "price"),
        offers: isOn(context, "offers"),
      },
    ]),
  ) as UnlockGates;
}

export function viewer({ gates, unlocked = [] }: { gates: UnlockGates; unlocked?: Gate[] }): Viewer {
  return { settings: { unlock: { gates } }, unlocked };
}
