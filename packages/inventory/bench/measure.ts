/** Times in milliseconds. */
export type Times = { p50: number; p99: number };

/** Returns the result of some work and its time in milliseconds. */
export function timed<T>(work: () => T): [T, number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

export function quantiles(times: number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Prints a ratio beside its goal; returns the missed goals. */
export function judgeRatio(
  what: string,
  ratio: number,
  goal: { least: number } | { most: number },
): string[] {
  const met = "least" in goal ? ratio >= goal.least : ratio <= goal.most;
  const bound = "least" in goal ? `at least ${goal.least}` : `at most ${goal.most}`;
  console.log(`${what} = ${ratio.toFixed(ratio < 10 ? 2 : 0)} (goal ${bound})`);
  return met ? [] : [what];
}
