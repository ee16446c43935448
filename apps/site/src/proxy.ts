import { type NextRequest, NextResponse } from "next/server";

/** Set by the page server, which resolves the address; no client can set it (page-server/http/guard-request.ts). */
const PAGE_HEADER = "x-forecourt-page";

/**
 * Rewrites each page request to its internal page. Without the page server's header nothing is found: internal paths
 * cannot be requested from outside.
 */
export function proxy(request: NextRequest): NextResponse {
  const page = request.headers.get(PAGE_HEADER);
  return NextResponse.rewrite(new URL(page ?? "/not-found-page", request.url));
}

export const config = { matcher: ["/((?!api/|_next/).*)"] };
