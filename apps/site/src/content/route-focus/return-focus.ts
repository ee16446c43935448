/** The link that was followed from each address. */
const followed = new Map<string, string>();

/** Remembers the link that is followed from the shown page. */
export function rememberLink(href: string): void {
  followed.set(shownAddress(), href);
}

/** Focuses a link that appears if the shown page was left by it: on Back, as a browser does between documents. */
export function returnFocus(link: HTMLAnchorElement, href: string): void {
  const address = shownAddress();
  if (followed.get(address) !== href) return;
  followed.delete(address);
  link.focus({ preventScroll: true });
}

function shownAddress(): string {
  return location.pathname + location.search;
}
