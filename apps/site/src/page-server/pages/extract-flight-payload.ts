/** The framework's payload as it stands in a page: what hydration reads, and nothing that a shopper sees. */
const PAYLOAD =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;

/**
 * Takes the framework's payload out of a page, so that a page is as small as what it shows: the loader fetches the
 * payload when the shopper shows intent (docs/decisions/0006-page-server.md).
 *
 * @returns the page without it, and the payload as JSON; null when there is none or it is not the JSON we know.
 */
export function takePageData(html: string): { html: string; data: string | null } {
  const parts: string[] = [];
  for (const [, part = ""] of html.matchAll(PAYLOAD)) {
    if (!isJson(part)) return { html, data: null };
    parts.push(part);
  }
  if (parts.length === 0) return { html, data: null };
  return { html: html.replace(PAYLOAD, ""), data: `[${parts.join(",")}]` };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
