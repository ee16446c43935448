/** The same database as `ownerUrl`, for another role. */
export function roleUrl(ownerUrl: string, role: string, password: string): string {
  const url = new URL(ownerUrl);
  if (url.hostname === "") {
    // An address without a host (a Unix socket in `?host=`) takes no user before it.
    url.searchParams.set("user", role);
    url.searchParams.set("password", password);
  } else {
    url.username = encodeURIComponent(role);
    url.password = encodeURIComponent(password);
  }
  return url.href;
}

/** The role that an address logs in as. */
export function roleOfUrl(url: string): string {
  const parsed = new URL(url);
  return parsed.searchParams.get("user") ?? decodeURIComponent(parsed.username);
}
