/** Parses `document.cookie` or a `Cookie` header, without decoding; the first of repeated names wins. */
export function readCookies(cookies: string): Map<string, string> {
  const read = new Map<string, string>();
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    if (at > 0 && name !== "" && !read.has(name)) read.set(name, pair.slice(at + 1).trim());
  }
  return read;
}
