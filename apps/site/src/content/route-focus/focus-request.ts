let requested: string | null = null;

/** Requests that the next route change, to `href`, moves the focus to the page's content. */
export function requestFocus(href: string): void {
  requested = href;
}

/** Whether a link to the top of a page was pressed, and its page has not been shown yet. */
export function isPageTopRequested(): boolean {
  return requested !== null && !requested.includes("#");
}

/** Returns whether the focus was requested since the last call. */
export function takeFocusRequest(): boolean {
  const wasRequested = requested !== null;
  requested = null;
  return wasRequested;
}
