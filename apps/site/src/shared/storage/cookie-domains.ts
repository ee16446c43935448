/**
 * The domains for which a page of a host can have set a cookie; empty for the host alone.
 *
 * @example cookieDomains("www.cars.example") // ["", "www.cars.example", "cars.example"]
 */
export function cookieDomains(host: string): string[] {
  const labels = host.split(".");
  return ["", ...labels.slice(0, -1).map((_, at) => labels.slice(at).join("."))];
}
