/**
 * Opens the confirmation of a sent form. It may have the address of the form itself, opened without having sent
 * anything: then only a reload asks the server again.
 */
export function openConfirmation(
  page: string,
  location: Pick<Location, "href" | "pathname" | "search" | "hash" | "assign" | "reload">,
): void {
  const { pathname, search, hash } = new URL(page, location.href);
  if (pathname === location.pathname && search === location.search) {
    location.hash = hash;
    location.reload();
  } else {
    location.assign(page);
  }
}
