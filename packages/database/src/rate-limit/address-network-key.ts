import { createHmac } from "node:crypto";

/**
 * A keyed hash of an address's network that changes every day, for limits and journals. It identifies nobody
 * (docs/product/lead-delivery.md). A network is a /24 of IPv4 or a /48 of IPv6.
 */
export function addressNetworkKey(address: string, secret: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHmac("sha256", secret)
    .update(`network\n${day}\n${networkOf(address)}`)
    .digest("base64url");
}

/** @example networkOf("203.0.113.9") // "203.0.113.0/24" */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, "").replace(/%.*$/, "");
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.split(".").slice(0, 3).join(".")}.0/24`;
  const [head = "", tail = ""] = plain.toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const groups = plain.includes("::")
    ? [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right]
    : left;
  return `${groups
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/48`;
}
