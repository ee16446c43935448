/** Classes of text inputs, selects and text areas. */
export const controlClass = [
  "block w-full border border-control-line bg-surface px-3.5 text-base text-text hover:border-text focus:border-text motion-safe:transition-[border-color,box-shadow]",
  "aria-invalid:border-danger-text aria-invalid:shadow-[inset_0_0_0_1px_var(--danger-text)] forced-colors:aria-invalid:border-3",
  "disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-surface-sunken disabled:text-subtle forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]",
].join(" ");
