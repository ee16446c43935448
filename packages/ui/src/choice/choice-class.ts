/** Focus ring of a label whose input is visually hidden. */
export const choiceFocus =
  "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2";

/** Keeps the selected state visible in forced colours, which remove backgrounds. */
export const choiceInForcedColors =
  "forced-colors:has-checked:border-[Highlight] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none";

/** The native radio's ring and dot; forced colours use the system's own. */
export const radioClass =
  "size-5.5 shrink-0 appearance-none rounded-full border-[1.5px] border-control-line bg-surface checked:border-7 checked:border-text hover:border-text aria-invalid:border-danger-text disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-surface-sunken disabled:checked:border-subtle forced-colors:appearance-auto";
