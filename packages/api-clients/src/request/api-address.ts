/** A URL and its `Authorization` header; null without a user. */
export type ApiAddress = { url: string; authorization: string | null };

/**
 * Appends a path to an API's base URL and keeps the query of the base. User and password become Basic authorization,
 * since `fetch` does not accept them in a URL.
 *
 * @param path empty for the base itself
 * @param query without the question mark
 * @throws TypeError when the base is not a URL
 * @example apiAddress("https://api.example.com/v1/", "email/send").url // "https://api.example.com/v1/email/send"
 */
export function apiAddress(baseUrl: string, path: string, query = ""): ApiAddress {
  const url = new URL(baseUrl);
  const { username, password } = url;
  url.username = "";
  url.password = "";
  if (path !== "") url.pathname = `${url.pathname.replace(/\/+$/, "")}/${path}`;
  // Appended as text: URL.search would encode the commas of ranges.
  const href = query === "" ? url.href : `${url.href}${url.search === "" ? "?" : "&"}${query}`;
  if (username === "" && password === "") return { url: href, authorization: null };
  const user = [username, password].map((part) => decodeURIComponent(part)).join(":");
  const bytes = Array.from(new TextEncoder().encode(user), (byte) => String.fromCharCode(byte));
  return { url: href, authorization: `Basic ${btoa(bytes.join(""))}` };
}
