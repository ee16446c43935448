import * as z from "zod";
import { cents } from "./field-schemas.ts";

/**
 * Mandatory dealer fees in integer US cents, part of every headline price; 0 for a fee that is not charged
 * (docs/product/dealership.md, "Fees").
 */
export const feesSchema = z.strictObject({
  documentary: cents,
  /** Start date of the documentary fee, printed in the disclaimer. */
  documentaryEffectiveDate: z.iso.date(),
  /** Used and certified vehicles only. */
  thirtyDayDrive: cents,
});
export type Fees = z.infer<typeof feesSchema>;
