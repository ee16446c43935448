import autocannon from "autocannon";

/** Answers a second for one address, as one load process gets them over 32 pipelined connections. */
export async function measureThroughput(url: string, { seconds }: { seconds: number }): Promise<number> {
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 32,
    pipelining: 8,
    headers: { "accept-encoding": "br, gzip" },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
