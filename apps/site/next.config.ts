import { resolve } from "node:path";
import type { NextConfig } from "next";

/**
 * The page server (src/page-server) owns compression, headers and caching, so Next does none of them.
 * Images are made before the build: the runtime optimiser stays off (docs/decisions/0006-page-server.md).
 */
const config: NextConfig = {
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  generateEtags: false,
  // Preloads belong into the page: the page server keeps finished HTML, not the headers that came with it.
  reactMaxHeadersLength: 0,
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Types are checked by `pnpm typecheck`; the build would do it again, and rewrite the settings it reads.
  typescript: { ignoreBuildErrors: true, tsconfigPath: "tsconfig.next.json" },
  turbopack: { root: resolve(import.meta.dirname, "../..") },
  devIndicators: false,
  // The page server keeps a payload under all the headers that shape it, so the router's parameter has nothing to add;
  // a request without it would be sent round in a circle.
  experimental: { validateRSCRequestHeaders: false },
};

export default config;
