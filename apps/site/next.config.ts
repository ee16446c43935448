import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants.js";

/** Written by scripts/write-symbols.ts. */
const symbolsAddress = () =>
  `/_next/static/media/${readdirSync(join(import.meta.dirname, "build/symbols"))[0]}`;

/**
 * The page server (src/page-server) does compression, headers and caching, so Next does none of them.
 * Images are made before the build: the runtime optimiser stays off (docs/decisions/0006-page-server.md).
 */
const config = (phase: string): NextConfig => ({
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  generateEtags: false,
  // No preload headers: the page server caches the HTML without Next's headers.
  reactMaxHeadersLength: 0,
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Types are checked by `pnpm typecheck`; the build would do it again, and rewrite the settings it reads.
  typescript: { ignoreBuildErrors: true, tsconfigPath: "tsconfig.next.json" },
  turbopack: { root: resolve(import.meta.dirname, "../..") },
  devIndicators: false,
  // In development each icon has its shape in the page.
  env: phase === PHASE_PRODUCTION_BUILD ? { FORECOURT_SYMBOLS: symbolsAddress() } : {},
  experimental: {
    // Unminified server code has readable stack traces without source maps, and takes a sixth less time to build.
    serverMinification: false,
    turbopackSourceMaps: false,
    // Writing the cache takes a third of the first build, which a clean checkout never repeats.
    turbopackFileSystemCacheForBuild: existsSync(join(import.meta.dirname, ".next")),
    // The page server keeps a payload under all the headers that shape it. So the router's parameter has no use: a
    // request without it would redirect endlessly.
    validateRSCRequestHeaders: false,
    // Every page has all of the framework: in fewer files it compresses by 1 kB better.
    turbopackChunking: { maxChunkCountPerGroup: 1, minChunkSize: 500_000, maxMergeChunkSize: 1_000_000 },
  },
});

export default config;
