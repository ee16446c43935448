import * as z from "zod";

/** Where a gate is looked up: lists use `search`, a vehicle page its vehicle's own condition. */
export const GATE_CONTEXTS = ["new", "used", "certified", "search"] as const;
export type GateContext = (typeof GATE_CONTEXTS)[number];

/** What a gate keeps from a visitor until they give their details. */
export const GATES = ["inventory", "price", "offers"] as const;
export type Gate = (typeof GATES)[number];

const contextGates = z.strictObject({ inventory: z.boolean(), price: z.boolean(), offers: z.boolean() });

/** True means locked until the visitor has given first name, last name, email and phone. */
export const unlockSchema = z.strictObject({
  gates: z.strictObject({
    new: contextGates,
    used: contextGates,
    certified: contextGates,
    search: contextGates,
  }),
  /** Days after which an unlock lapses; null for never. */
  expiresAfterDays: z.int().min(1).nullable(),
});
export type UnlockSettings = z.infer<typeof unlockSchema>;
export type UnlockGates = UnlockSettings["gates"];
