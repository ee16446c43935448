/** The box that text inputs, selects and text areas share. */
export const controlClass =
  "block w-full border border-control-line bg-surface px-3.5 text-base text-text transition-[border-color,box-shadow] hover:border-text focus:border-text aria-invalid:border-danger-text aria-invalid:shadow-[inset_0_0_0_1px_var(--danger-text)] disabled:cursor-not-allowed disabled:bg-surface-sunken disabled:text-subtle";
