import * as z from "zod/mini";

const unlock =
  "Only of `UNLOCK_*`: the gates are open, or wait for the code sent to the phone, or no code could be sent.";

/** The answer to a lead that is stored. */
export const leadAcceptedSchema = z.object({
  leadId: z.uuid(),
  unlock: z
    .optional(z.enum(["granted", "code-sent", "code-limited", "code-country"]))
    .check(z.describe(unlock)),
});

export type LeadAccepted = z.infer<typeof leadAcceptedSchema>;
