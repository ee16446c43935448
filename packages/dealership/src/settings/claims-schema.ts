import * as z from "zod";
import { nonEmpty } from "./field-schemas.ts";

/** Format of a claim's number: `miles`, `count` and `minutes` with separators, `usd` in whole dollars, `percent`. */
const unit = z.enum(["miles", "usd", "percent", "count", "seconds", "minutes", "hours", "months", "years"]);

const claim = z.strictObject({
  value: z.number().min(0),
  unit,
  /** Required text near the claim, by language; `{value}` is the claim's value. Null if none is required. */
  disclaimer: z.record(z.string(), nonEmpty).nullable(),
  /** The document or record that proves the claim. */
  source: nonEmpty,
  /** The claims of a group state the same fact, so a page shows one. */
  exclusiveGroup: nonEmpty.optional(),
});

/** Claims that need proof, by id. Pages use the token `{claim.<id>}`, never the number. */
export const claimsSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/, "claim-id.invalid"), claim);
export type Claim = z.infer<typeof claim>;
export type Claims = z.infer<typeof claimsSchema>;
