import * as z from "zod";
import { nonEmpty } from "./field-schemas.ts";

/** How a claim's number reads: `miles`, `count` and `minutes` with separators, `usd` in whole dollars, `percent`. */
const unit = z.enum(["miles", "usd", "percent", "count", "seconds", "minutes", "hours", "months", "years"]);

const claim = z.strictObject({
  value: z.number().min(0),
  unit,
  /** What has to stand near the claim, by language; `{value}` is the claim's own. Null where nothing has to. */
  disclaimer: z.record(z.string(), nonEmpty).nullable(),
  /** The document or record that proves it, for whoever is asked. */
  source: nonEmpty,
  /** Claims of one group say the same thing differently; a page shows at most one of them. */
  exclusiveGroup: nonEmpty.optional(),
});

/** Claims that need proof, by id. Pages use them as `{claim.<id>}` and never write the number themselves. */
export const claimsSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/, "claim-id.invalid"), claim);
export type Claim = z.infer<typeof claim>;
export type Claims = z.infer<typeof claimsSchema>;
