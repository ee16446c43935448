import type { ServerResponse } from "node:http";

const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb"].map((name) => `${name}=()`);

/**
 * Puts the headers that every answer carries on a response: pages, `/api`, static files and errors alike.
 * Set here because Next's own header settings miss some of these (docs/decisions/0006-page-server.md).
 */
export function setSecurityHeaders(response: ServerResponse, { https }: { https: boolean }): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  response.setHeader("X-Frame-Options", "DENY");
  response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Permissions-Policy", PERMISSIONS.join(", "));
  response.setHeader("Content-Security-Policy", contentSecurityPolicy([]));
  if (https) response.setHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
}

/**
 * The page's policy: only our own scripts, and inline ones only by hash.
 *
 * @example contentSecurityPolicy(["sha256-…"])
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
