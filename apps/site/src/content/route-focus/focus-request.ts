let isRequested = false;

/** Requests that the next route change moves the focus to the page's content. */
export function requestFocus(): void {
  isRequested = true;
}

/** Returns whether the focus was requested since the last call. */
export function takeFocusRequest(): boolean {
  const wasRequested = isRequested;
  isRequested = false;
  return wasRequested;
}
