/**
 * Asks the site for pages before a visitor does, one at a time, so that they are in memory: what the specification
 * calls prerendering (docs/product/content.md). Visitors who come meanwhile are answered in between.
 *
 * @param ask asks for the page at a path, as a visitor without a cookie would
 * @returns how many pages were drawn; one that cannot be is left to its first visitor
 * @example await drawAhead(["/", "/es"], (path) => fetch(origin + path))
 */
export async function drawAhead(
  paths: readonly string[],
  ask: (path: string) => Promise<{ ok: boolean; text: () => Promise<string> }>,
  signal?: AbortSignal,
): Promise<number> {
  let drawn = 0;
  for (const path of paths) {
    if (signal?.aborted) break;
    try {
      const answer = await ask(path);
      await answer.text();
      if (answer.ok) drawn += 1;
    } catch {
      // The site is stopping, or the page breaks: its first visitor will see which.
    }
  }
  return drawn;
}
