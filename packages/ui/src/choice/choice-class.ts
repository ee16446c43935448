/** The focus ring of a label whose input is not seen. */
export const choiceFocus =
  "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";

/** What is chosen stays visible where the visitor's colours replace all backgrounds. */
export const choiceInForcedColors =
  "forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none";

/** A radio's ring with its dot, for the input itself; the system draws its own in forced colours. */
export const radioClass =
  "size-5.5 shrink-0 appearance-none rounded-full border-[1.5px] border-control-line bg-surface checked:border-7 checked:border-text hover:border-text aria-invalid:border-danger-text disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-surface-sunken disabled:checked:border-subtle forced-colors:appearance-auto";
