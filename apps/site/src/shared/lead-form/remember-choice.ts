/** What the visitor decided about functional cookies. */
export type FunctionalAnswer = "allowed" | "refused" | "unanswered";

/**
 * The names of "Remember my details on this device". A page is shared by all visitors, so a form has two boxes. It
 * shows the one of the visitor's answer. The box is ticked where functional cookies are allowed. Where they are refused
 * it shows none (docs/product/visitor.md, "Remember my details").
 */
export const REMEMBER_BOXES = { allowed: "keepRemembering", unanswered: "remember" } as const;

/**
 * Whether the shown box of a form is ticked.
 *
 * @param values the form's, by control name; the hidden box is among them
 * @example isRememberTicked({ keepRemembering: "on" }, "unanswered") // false
 */
export function isRememberTicked(
  values: Readonly<Record<string, string | undefined>>,
  answer: FunctionalAnswer,
): boolean {
  return answer !== "refused" && Boolean(values[REMEMBER_BOXES[answer]]);
}
