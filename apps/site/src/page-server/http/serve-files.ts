import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv from "sirv";
import {
  BROWSER_SCRIPTS_PATH,
  FAVICON_PATH,
  ICON_PATH,
  ILLUSTRATIONS_PATH,
  TOUCH_ICON_PATH,
} from "#shared/addresses/public-paths.ts";

/** A hundred days, as the specification caches static assets (docs/product/site.md). */
const STATIC_SECONDS = 8_640_000;
const ROOT_SECONDS = 3600;

/** Files that browsers and crawlers request at the root of a site; they are in the public folder. */
const ROOT_FILES = new Set([FAVICON_PATH, ICON_PATH, TOUCH_ICON_PATH]);

/** Serves the file at a path, if the path is one of ours. */
export type FileServer = (
  path: string,
) => ((request: IncomingMessage, response: ServerResponse) => void) | undefined;

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the build's static files, the illustrations and the site's root files, precompressed. In development the
 * folder of static files may not exist yet.
 *
 * @returns a function that gives the handler of a path, or undefined for other paths; a missing file of ours is 404
 */
export function createFileServer({
  staticDir,
  illustrationsDir,
  publicDir,
  scriptsDir,
}: {
  staticDir: string;
  /** The bundled scripts that run without React; their names have hashes. */
  scriptsDir: string;
  illustrationsDir: string;
  publicDir: string;
}): FileServer {
  const options = { brotli: true, gzip: true, etag: true, dev: false };
  const serveRoot: Serve = sirv(publicDir, {
    ...options,
    maxAge: ROOT_SECONDS,
    // The only type that sirv lacks.
    setHeaders: (response, path) => {
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon");
    },
  });
  const mounts: { prefix: string; serve: Serve }[] = [
    {
      prefix: `${ILLUSTRATIONS_PATH}/`,
      serve: sirv(illustrationsDir, { ...options, maxAge: STATIC_SECONDS }),
    },
    {
      prefix: `${BROWSER_SCRIPTS_PATH}/`,
      serve: sirv(scriptsDir, { ...options, immutable: true, maxAge: STATIC_SECONDS }),
    },
  ];
  if (existsSync(staticDir)) {
    const serve = sirv(staticDir, { ...options, immutable: true, maxAge: STATIC_SECONDS });
    mounts.push({ prefix: "/_next/static/", serve });
  }
  return (path) => {
    if (ROOT_FILES.has(path))
      return (request, response) => serveRoot(request, endOnError(response), () => missing(response));
    const mount = mounts.find(({ prefix }) => path.startsWith(prefix));
    if (!mount) return undefined;
    return (request, response) => {
      request.url = (request.url ?? "/").slice(mount.prefix.length - 1);
      mount.serve(request, endOnError(response), () => missing(response));
    };
  };
}

/** Ends a response whose file cannot be read, such as after a new build: the library leaves it open forever. */
function endOnError(response: ServerResponse): ServerResponse {
  return response.once("pipe", (file: Readable) => file.once("error", () => response.destroy()));
}

function missing(response: ServerResponse): void {
  response
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end("Not found");
}
