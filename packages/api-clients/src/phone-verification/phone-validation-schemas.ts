import * as z from "zod/mini";

const describe = z.describe;

/** Requests a code, or submits one. */
export const phoneValidationRequestSchema = z.object({
  phone: z
    .nullish(z.string())
    .check(describe("A North American number in any notation. Optional in a browser with a pending unlock.")),
  type: z.enum(["phone-validation", "code-verification"]),
  code: z.nullish(z.string()).check(describe("Six digits; only with `code-verification`.")),
  locale: z.nullish(z.string()).check(describe("`en` or `es`; the language of `message`.")),
  store: z.nullish(z.string()).check(describe("Id of the store that sends the code.")),
});

/** Whether the code was sent or correct. */
export const phoneValidationAnswerSchema = z.object({
  success: z.boolean(),
  error: z.nullable(z.string()).check(describe("Stable error code; null on success.")),
  message: z
    .string()
    .check(describe("The result or the problem with the phone or code, as text for people.")),
});

export type PhoneValidationRequest = z.infer<typeof phoneValidationRequestSchema>;
export type PhoneValidationAnswer = z.infer<typeof phoneValidationAnswerSchema>;
