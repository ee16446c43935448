/**
 * Attributes of a button that opens a `Dialog` or `Sheet` without JavaScript. Browsers with invoker commands
 * open it as a modal dialog; the others show the same element as a popover.
 *
 * @example <Button {...opensDialog("payment-explainer")}>…</Button>
 */
export function opensDialog(id: string) {
  return { popoverTarget: id, command: "show-modal", commandfor: id };
}

/** Attributes of a button that closes the `Dialog` or `Sheet` it is in. */
export function closesDialog(id: string) {
  return { popoverTarget: id, popoverTargetAction: "hide", command: "close", commandfor: id } as const;
}
