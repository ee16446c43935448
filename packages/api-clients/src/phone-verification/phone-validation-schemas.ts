import * as z from "zod/mini";

const describe = z.describe;

/** Asks for a code, or brings one. */
export const phoneValidationRequestSchema = z.object({
  phone: z
    .nullish(z.string())
    .check(
      describe(
        "A US number in any notation. A browser whose unlock waits for its code need not send it again.",
      ),
    ),
  type: z.enum(["phone-validation", "code-verification"]),
  code: z.nullish(z.string()).check(describe("Six digits; only with `code-verification`.")),
  locale: z.nullish(z.string()).check(describe("`en` or `es`; the language of `message`.")),
  store: z.nullish(z.string()).check(describe("Id of the store in whose name the code is sent.")),
});

/** Whether the code was sent or right, for programs and for people. */
export const phoneValidationAnswerSchema = z.object({
  success: z.boolean(),
  error: z.nullable(z.string()).check(describe("Short and stable, for programs; null on success.")),
  message: z
    .string()
    .check(describe("What happened, or what is wrong with the phone or the code, for people.")),
});

export type PhoneValidationRequest = z.infer<typeof phoneValidationRequestSchema>;
export type PhoneValidationAnswer = z.infer<typeof phoneValidationAnswerSchema>;
