/**
 * Attributes of a button that opens a `Dialog` or `Sheet` without JavaScript, by invoker commands.
 * `popovertarget` cannot be added as a fallback: Chromium warns at every press.
 *
 * @example <Button {...opensDialog("payment-explainer")}>…</Button>
 */
export function opensDialog(id: string) {
  return { command: "show-modal", commandfor: id };
}

/** Attributes of a button that closes the `Dialog` or `Sheet` it is in. */
export function closesDialog(id: string) {
  return { command: "close", commandfor: id };
}
