/** The words that components need and a page rarely changes, in English. One key per component, in alphabetical order. */
export const en = {
  alertDialog: { cancel: "Cancel" },
  breadcrumbs: { label: "Breadcrumbs" },
  dialog: { close: "Close" },
  pagination: {
    label: "Pages",
    page: (page: number) => `Page ${page}`,
    previous: "Previous page",
    next: "Next page",
  },
  popover: { close: "Close" },
  sheet: { close: "Close" },
  toaster: { label: "Messages ({hotkey})", announcedAs: "Message", close: "Close message" },
};
