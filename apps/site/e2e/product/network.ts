let last = 0;

/**
 * Headers of a visitor from a network that no other test has. The product trusts the tests as its proxy: rate limits
 * apply per visitor, not to the whole run.
 */
export function ownNetwork(): Record<string, string> {
  last += 1;
  // Playwright numbers its worker processes; each counts for itself.
  const worker = 11 + (Number(process.env["TEST_WORKER_INDEX"] ?? 0) % 100);
  return { "X-Forwarded-For": `${worker}.${Math.floor(last / 256)}.${last % 256}.1` };
}
