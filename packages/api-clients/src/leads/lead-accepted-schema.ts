import * as z from "zod/mini";

const unlock =
  "For `UNLOCK_*`, and for every form where the dealership asks for a code on each: the gates are open, or need the code sent to the phone, or no code could be sent, or the shopper asked for a call instead.";

/** The response for a stored lead. */
export const leadAcceptedSchema = z.object({
  leadId: z.uuid(),
  unlock: z
    .optional(z.enum(["granted", "code-sent", "code-limited", "code-country", "call"]))
    .check(z.describe(unlock)),
  opened: z
    .optional(z.array(z.enum(["inventory", "price", "offers"])))
    .check(z.describe("What this form has opened for the visitor, whatever its kind.")),
  firstContact: z
    .optional(z.boolean())
    .check(z.describe("True when these are the visitor's first details: the moment to track a lead.")),
  alreadyReceived: z
    .optional(z.boolean())
    .check(z.describe("True when this browser's financing application had nothing new: nothing was sent.")),
  preApproval: z
    .optional(z.object({ terms: z.string(), answers: z.string() }))
    .check(
      z.describe(
        "Only for a pre-approval: the parameters of its result page, the payment terms and the other answers, sealed.",
      ),
    ),
});

export type LeadAccepted = z.infer<typeof leadAcceptedSchema>;
