import * as z from "zod";
import { cleanLine, cleanText } from "./clean-text.ts";
import type { LeadErrorCode } from "./lead-errors.ts";
import { TEXT_LIMITS } from "./text-limits.ts";

const code = (value: LeadErrorCode): LeadErrorCode => value;

const text = (max: number, clean: (text: string) => string) =>
  z
    .string(code("invalid"))
    .transform(clean)
    .pipe(z.string().max(max, code("too-long")))
    .nullish()
    .transform((value) => value || null);

/** One line of normalised text; null if empty. */
export const line = (max: number = TEXT_LIMITS.detail) => text(max, cleanLine);

/** Several lines of normalised text; null if empty. */
export const lines = (max: number) => text(max, cleanText);

/** A line that matches a pattern; null if empty. */
export const matching = (pattern: RegExp, error: LeadErrorCode) =>
  line().refine((value) => value === null || pattern.test(value), code(error));

/** A number, or the text of one; null if empty. */
export const number = (read: (value: string | number) => number | null, error: LeadErrorCode) =>
  z
    .union([z.number(), z.string()], code("invalid"))
    .nullish()
    .transform((value, context) => {
      const typed = typeof value === "string" ? cleanLine(value) : value;
      if (typed === null || typed === undefined || typed === "") return null;
      const result = read(typed);
      if (result === null) context.addIssue({ code: "custom", message: code(error) });
      return result;
    });

/** One of a list, null if blank. No length limit, because too long is also `invalid`. */
export const choice = <const T extends readonly string[]>(values: T) =>
  line(Number.POSITIVE_INFINITY).transform((value, context): T[number] | null => {
    const chosen = values.find((option) => option === value) ?? null;
    if (chosen !== value) context.addIssue({ code: "custom", message: code("invalid") });
    return chosen;
  });

/** An object; unknown keys are dropped. */
export const fields = <T extends z.core.$ZodLooseShape>(shape: T) => z.object(shape, code("invalid"));
