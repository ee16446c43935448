import "server-only";
import { API_PATH } from "#shared/addresses/public-paths.ts";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";

/** The path of the posted form's page, from `Referer`. The home page without one. */
export function formPage(request: Request): string {
  const referer = URL.parse(request.headers.get("referer") ?? "");
  // A page that answers a form is at the form's address, which shows no page.
  if (!referer || referer.pathname.startsWith(`${API_PATH}/`)) return "/";
  return sameOriginPath(referer.pathname + referer.search) ?? "/";
}
