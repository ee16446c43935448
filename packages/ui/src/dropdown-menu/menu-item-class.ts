/** Classes of every menu row. */
export const menuItemClass =
  "flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-sm px-3.5 py-2 font-medium outline-none data-highlighted:bg-surface-sunken data-disabled:cursor-not-allowed data-disabled:text-subtle data-disabled:opacity-70 data-highlighted:outline-2 data-highlighted:outline-focus data-highlighted:-outline-offset-2 md:min-h-10 forced-colors:data-disabled:text-[GrayText] forced-colors:data-highlighted:outline-[Highlight]";
