import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";

/**
 * The address of a request's client: the last entry of `X-Forwarded-For` behind our own reverse proxy, otherwise the
 * socket's. Proxies may add a port, brackets and quotes; they are removed, so that a network keeps one rate limit. An
 * entry without an address counts as the proxy itself.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? String(headers["x-forwarded-for"] ?? "") : "";
  return readAddress(forwarded.split(",").at(-1) ?? "") ?? socket.remoteAddress ?? "unknown";
}

/**
 * Reads one forwarded address; null when it is none.
 *
 * @example readAddress('"[2001:DB8::1]:4711"') // "2001:db8::1"
 * @example readAddress("203.0.113.9:4711") // "203.0.113.9"
 */
export function readAddress(entry: string): string | null {
  const text = entry.trim().replace(/^"(.*)"$/, "$1");
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1];
  const address = bracketed ?? text.replace(/^([^:]*):\d{1,5}$/, "$1");
  const family = isIP(address);
  if (family === 0 || (bracketed !== undefined && family === 4)) return null;
  return family === 4 ? address : new SocketAddress({ address, family: "ipv6" }).address;
}
