import { type NextRequest, NextResponse } from "next/server";

/** The page server resolved the address already; it alone can set this header (page-server/http/guard-request.ts). */
const PAGE_HEADER = "x-forecourt-page";

/**
 * Sends each page request to its internal page. It decides nothing: without the page server's word the request
 * ends in the not-found page, so that an internal path asked for from outside shows nothing.
 */
export function proxy(request: NextRequest): NextResponse {
  const page = request.headers.get(PAGE_HEADER);
  return NextResponse.rewrite(new URL(page ?? "/not-found-page", request.url));
}

export const config = { matcher: ["/((?!api/|_next/).*)"] };
