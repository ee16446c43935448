/** The words that components need and a page rarely changes, in English. One key per component, in alphabetical order. */
export const en = {
  dialog: { close: "Close" },
};
