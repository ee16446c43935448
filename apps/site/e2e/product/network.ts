let last = 0;

/**
 * Headers of a visitor who comes from a network of their own. The product under test trusts its proxy, which the tests
 * stand for, so that the limits on codes per network hold for each visitor and not for the whole run.
 */
export function ownNetwork(): Record<string, string> {
  last += 1;
  return { "X-Forwarded-For": `10.${process.pid % 250}.${last}.1` };
}
