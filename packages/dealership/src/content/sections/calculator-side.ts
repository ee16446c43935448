import * as z from "zod";

/** The payment calculator beside a section. */
export const calculatorSide = z.strictObject({
  kind: z.literal("calculator"),
  /** The credit score that it starts with, for pages about low scores; the finance settings' default otherwise. */
  creditScore: z.int().min(300).max(850).optional(),
});
