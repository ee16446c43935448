import * as z from "zod/mini";

/** The answer to a request that goes on in an email, whether or not there is anything to send. */
export const checkEmailSchema = z.object({ next: z.literal("check-email") });

/** The answer of {@link checkEmailSchema}. */
export type CheckEmail = z.infer<typeof checkEmailSchema>;
