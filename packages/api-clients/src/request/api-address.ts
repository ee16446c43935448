/** Where to send and how to log in there. `authorization` is null when the address names nobody. */
export type ApiAddress = { url: string; authorization: string | null };

/**
 * The address of a path below an API's base address. A user and password in the base become a Basic authorization,
 * since requests may not carry them in the address. A query of the base stays.
 *
 * @param query without its question mark
 * @throws TypeError when the base is no address
 * @example apiAddress("https://api.example.com/v1/", "email/send").url // "https://api.example.com/v1/email/send"
 */
export function apiAddress(baseUrl: string, path: string, query = ""): ApiAddress {
  const url = new URL(baseUrl);
  const { username, password } = url;
  url.username = "";
  url.password = "";
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/${path}`;
  // By hand: the ranges of a search stay as they were written.
  const href = query === "" ? url.href : `${url.href}${url.search === "" ? "?" : "&"}${query}`;
  if (username === "" && password === "") return { url: href, authorization: null };
  const user = [username, password].map((part) => decodeURIComponent(part)).join(":");
  const bytes = Array.from(new TextEncoder().encode(user), (byte) => String.fromCharCode(byte));
  return { url: href, authorization: `Basic ${btoa(bytes.join(""))}` };
}
