/** Classes of a floating `IconButton`, so that the browser does not load its variants. */
export const slideButtonClass =
  "grid size-11 place-items-center rounded-full border border-transparent bg-surface/88 text-text transition-colors hover:bg-surface forced-colors:border-[ButtonText]";
