/** Returns the URL of the same database for another role. */
export function roleUrl(ownerUrl: string, role: string, password: string): string {
  const url = new URL(ownerUrl);
  if (url.hostname === "") {
    // A URL without a host (a Unix socket in `?host=`) cannot have a user.
    url.searchParams.set("user", role);
    url.searchParams.set("password", password);
  } else {
    url.username = encodeURIComponent(role);
    url.password = encodeURIComponent(password);
  }
  return url.href;
}

export function roleOfUrl(url: string): string {
  const parsed = new URL(url);
  return parsed.searchParams.get("user") ?? decodeURIComponent(parsed.username);
}
