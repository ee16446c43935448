import { SITE_URL } from "./use-test-site.ts";

/** A request to the API with a JSON body. Routes are called directly, so that its path does not matter. */
export function postJson(body: object, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE_URL}/api`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}
