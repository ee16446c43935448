let last = 0;

/**
 * Headers of a visitor from a unique network. The product trusts the tests as its proxy: rate limits apply per visitor,
 * not to the whole run.
 */
export function ownNetwork(): Record<string, string> {
  last += 1;
  return { "X-Forwarded-For": `10.${process.pid % 250}.${last}.1` };
}
