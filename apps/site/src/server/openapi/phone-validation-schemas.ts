import * as z from "zod";

/** Asks for a code, or brings one. */
export const phoneValidationRequestSchema = z.object({
  phone: z
    .string()
    .nullish()
    .describe(
      "A US number in any notation. A browser whose unlock waits for its code need not send it again.",
    ),
  type: z.enum(["phone-validation", "code-verification"]),
  code: z.string().nullish().describe("Six digits; only with `code-verification`."),
  locale: z.string().nullish().describe("`en` or `es`; the language of `message`."),
});

export const phoneValidationAnswerSchema = z.object({
  success: z.boolean(),
  error: z.string().nullable().describe("Short and stable, for programs; null on success."),
  message: z.string().describe("What happened, or what is wrong with the phone or the code, for people."),
});
