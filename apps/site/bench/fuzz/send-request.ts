import { type Agent, request as httpRequest, type IncomingHttpHeaders } from "node:http";

export type Sent = { path: string; headers: Record<string, string> };
export type Answer = { status: number; headers: IncomingHttpHeaders; ms: number };

/** Far longer than the longest wait for a rendering and the rendering itself, on a busy machine too. */
const HANG_MS = 60_000;

/**
 * Sends a GET exactly as written. Rejects when the connection breaks, or when nothing arrives for a minute.
 *
 * @example await sendRequest("http://localhost:3000", { path: "//x", headers: {} }, agent);
 */
export function sendRequest(url: string, { path, headers }: Sent, agent: Agent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = httpRequest({ hostname, port, path, headers, agent, timeout: HANG_MS }, (response) => {
      response.resume();
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          ms: performance.now() - startedAt,
        }),
      );
      response.on("error", reject);
    });
    call.on("timeout", () => call.destroy(new Error(`no answer from ${path} in ${HANG_MS / 1000} s`)));
    call.on("error", reject);
    call.end();
  });
}

/** What is wrong with an answer: a failure or a redirect to another site; null when nothing is. */
export function problemOf(url: string, { status, headers }: Answer): string | null {
  if (status >= 500 && !(status === 503 && headers["retry-after"])) return `status ${status}`;
  if (!headers["x-content-type-options"]) return `status ${status} without the security headers`;
  const { location } = headers;
  if (location === undefined) return null;
  const isOurs = URL.canParse(location, url) && new URL(location, url).origin === new URL(url).origin;
  return isOurs ? null : `redirect to ${location}`;
}
