import * as z from "zod";
import { cents } from "./field-schemas.ts";

/**
 * Mandatory dealer fees in integer US cents, part of every headline price (docs/product/dealership.md, "Fees"); 0 is
 * a fee the dealership does not charge.
 */
export const feesSchema = z.strictObject({
  documentary: cents,
  /** The day from which the documentary fee holds, printed in the disclaimer. */
  documentaryEffectiveDate: z.iso.date(),
  /** Used and certified vehicles only. */
  thirtyDayDrive: cents,
});
export type Fees = z.infer<typeof feesSchema>;
