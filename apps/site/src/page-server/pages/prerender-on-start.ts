/**
 * Requests pages one at a time before the first visitor does: prerendering (docs/product/content.md). Visitors are
 * answered in between. A second request has the page compressed further.
 *
 * @param request requests the page at a path, as a visitor without a cookie would
 * @returns how many pages were rendered; a page that fails is left to its first visitor
 * @example await prerenderOnStart(["/", "/es"], (path) => fetch(origin + path))
 */
export async function prerenderOnStart(
  paths: readonly string[],
  request: (path: string) => Promise<{ ok: boolean; text: () => Promise<string> }>,
  signal?: AbortSignal,
): Promise<number> {
  let rendered = 0;
  for (const path of paths) {
    if (signal?.aborted) break;
    try {
      const response = await request(path);
      await response.text();
      if (!response.ok) continue;
      rendered += 1;
      await (await request(path)).text();
    } catch {
      // The site is stopping, or a visitor's request will report the failing page.
    }
  }
  return rendered;
}
