import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

/** A hundred days, as the specification caches static assets (docs/product/site.md). */
const STATIC_SECONDS = 8_640_000;

type Serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the build's static files and the dealership's illustrations, precompressed, ahead of the framework.
 *
 * @returns whether the path was one of ours; a missing file under them is a plain 404.
 */
export function createFileServer({
  staticDir,
  illustrationsDir,
}: {
  staticDir: string;
  illustrationsDir: string;
}): (path: string, request: IncomingMessage, response: ServerResponse) => boolean {
  const options = { brotli: true, gzip: true, etag: true, dev: false };
  const mounts: { prefix: string; serve: Serve }[] = [
    {
      prefix: "/_next/static/",
      serve: sirv(staticDir, { ...options, immutable: true, maxAge: STATIC_SECONDS }),
    },
    { prefix: "/illustrations/", serve: sirv(illustrationsDir, { ...options, maxAge: STATIC_SECONDS }) },
  ];
  return (path, request, response) => {
    const mount = mounts.find(({ prefix }) => path.startsWith(prefix));
    if (!mount) return false;
    const url = request.url ?? "/";
    request.url = url.slice(mount.prefix.length - 1);
    mount.serve(request, response, () => {
      response
        .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
        .end("Not found");
    });
    return true;
  };
}
