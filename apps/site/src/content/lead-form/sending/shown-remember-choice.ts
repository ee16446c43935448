import { type FunctionalAnswer, isRememberTicked } from "#shared/lead-form/remember-choice.ts";

/** The answer by which the page shows a box. The script of the head marks it on the root. */
function shownAnswer(): FunctionalAnswer {
  const root = document.documentElement;
  if (root.hasAttribute("data-functional")) return "allowed";
  return root.hasAttribute("data-answered") ? "refused" : "unanswered";
}

/** A form's values with `remember` of the box that was shown. */
export function shownRememberChoice(values: Readonly<Record<string, string>>): Record<string, string> {
  return { ...values, remember: isRememberTicked(values, shownAnswer()) ? "on" : "" };
}
