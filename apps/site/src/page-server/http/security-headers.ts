import type { ServiceHosts } from "#shared/tracking/third-party-hosts.ts";

const PERMISSIONS = ["camera", "geolocation", "microphone", "payment", "usb"].map((name) => `${name}=()`);

/** Opened by itself, a file loads and runs nothing. It is short because a page loads many files. */
const FILE_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The bundled scripts that run as workers (`scripts/build-browser-scripts.ts`). */
const WORKER = /-worker\.[^/]*js$/;

/**
 * The content security policy of a file. A worker has no page's policy but its own file's: it may connect to the
 * services, because the outside map's worker loads its tiles.
 *
 * @param services the third parties that the dealership has an id of
 * @example filePolicy("/scripts/consent.8f3a01bc.js", []) // "default-src 'none'; …"
 */
export function filePolicy(path: string, services: readonly ServiceHosts[]): string {
  const hosts = services.flatMap(({ connect }) => connect);
  return WORKER.test(path) && hosts.length > 0
    ? `${FILE_POLICY}; connect-src ${[...new Set(hosts)].join(" ")}`
    : FILE_POLICY;
}

/**
 * The headers of every response: pages, `/api`, static files and errors. They are set here because Next's own header
 * settings miss some responses (docs/decisions/0006-page-server.md). Names are in lower case.
 */
export function securityHeaders({
  https,
  imageHosts,
}: {
  https: boolean;
  imageHosts: readonly string[];
}): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": PERMISSIONS.join(", "),
    "content-security-policy": contentSecurityPolicy({ imageHosts }),
    ...(https && { "strict-transport-security": "max-age=63072000; includeSubDomains" }),
  };
}

/**
 * The content security policy: our own scripts, inline ones by hash alone; pictures of our own and of `imageHosts`.
 * Third parties' hosts are there only where the dealership has an id of theirs.
 *
 * @example contentSecurityPolicy({ scriptHashes: ["sha256-…"], imageHosts: ["https://photos.example.com"] })
 */
export function contentSecurityPolicy({
  scriptHashes = [],
  imageHosts,
  services = [],
}: {
  scriptHashes?: readonly string[];
  imageHosts: readonly string[];
  /** The third parties that the dealership has an id of. */
  services?: readonly ServiceHosts[];
}): string {
  const hosts = (kind: keyof ServiceHosts) => [...new Set(services.flatMap((service) => service[kind]))];
  const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...hosts("script")].join(" ");
  const frames = hosts("frame");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageHosts, ...hosts("picture")].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts("connect")].join(" "),
    ...(frames.length > 0 ? [`frame-src ${frames.join(" ")}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
