import { GATE_CONTEXTS, GATES } from "@forecourt/visitor";
import * as z from "zod";
import { objectOf } from "./field-schemas.ts";

/** Gates by context; true locks until the visitor has given first name, last name, email and phone. */
export const unlockSchema = z.strictObject({
  gates: objectOf(GATE_CONTEXTS, objectOf(GATES, z.boolean())),
  /** Days until an unlock expires; null for never. */
  expiresAfterDays: z.int().min(1).nullable(),
  /** Which forms open gates only after the code to the phone, where phones are verified. */
  verifyPhone: z.enum(["unlock-forms", "every-form"]),
});
export type UnlockSettings = z.infer<typeof unlockSchema>;
