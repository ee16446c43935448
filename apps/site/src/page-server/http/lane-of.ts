import type { IncomingMessage } from "node:http";
import { HEALTH_API_PATH } from "#shared/addresses/public-paths.ts";
import type { LaneName } from "./limit-requests.ts";
import { isUpload } from "./read-upload.ts";

/**
 * Requests that may wait for another system, such as appointments, prices or plates.
 */
const CALLS = /\/slots$|\/appointments(\/(move|cancel))?$|\/trade-in\/valuations$|\/tradeInStep$/;

/** Posts that no shopper waits for, or that only calculate. */
const READING_POSTS = /\/payment-estimates$|\/experiments\/exposures$|\/track\/facebook$/;

/**
 * The lane of a request to the API. Null for the health check, which is answered at any load. A form with a file may
 * wait for a scanner.
 *
 * @example laneOf({ method: "POST", url: "/api/v1/stores/north/website/leads", headers: {} }) // "forms"
 */
export function laneOf(request: Pick<IncomingMessage, "method" | "url" | "headers">): LaneName | null {
  const { method = "GET", url = "/" } = request;
  const path = url.split(/[?#]/, 1)[0] ?? "/";
  if (path === HEALTH_API_PATH) return null;
  if (CALLS.test(path) || isUpload(request)) return "calls";
  return method === "POST" && !READING_POSTS.test(path) ? "forms" : "reads";
}
