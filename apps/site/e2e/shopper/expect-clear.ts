import { expect } from "@playwright/test";
import { ownNetwork } from "../product/network.ts";
import { productUrl } from "../product/test.ts";
import { fetchPage } from "./fetch-page.ts";
import { leaksIn } from "./hidden-prices.ts";

/** A request: a POST when it has a body. */
export type Sent = { cookie?: string; json?: unknown; form?: Record<string, string>; text?: string };

/** Sends a request from a network of its own; the limits are for each network. */
export function send(address: string, { cookie, json, form, text }: Sent = {}): Promise<Response> {
  const headers = new Headers({ ...ownNetwork(), ...(cookie && { Cookie: cookie }) });
  const body = form ? new URLSearchParams(form) : json === undefined ? text : JSON.stringify(json);
  if (body !== undefined && !form) headers.set("Content-Type", "application/json");
  return fetchPage(
    productUrl() + address,
    body === undefined ? { headers } : { method: "POST", headers, body },
  );
}

/**
 * Sends requests and follows redirects. Each must have an answer with one of the statuses that a person can read in the
 * page's language and that has no locked price.
 */
export async function expectClear(
  requests: readonly [address: string, sent?: Sent][],
  { statuses, hidden }: { statuses: number[]; hidden: ReadonlyMap<string, ReadonlySet<string>> },
): Promise<void> {
  const queue = [...requests];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, sent] = next;
      const answer = await send(address, sent);
      const text = await answer.text();
      const what = `${address.slice(0, 200)} ${JSON.stringify(sent ?? {}).slice(0, 300)}`;
      expect(statuses, `${what}: ${answer.status}`).toContain(answer.status);
      const isSpanish = address.startsWith("/es") || sent?.form?.["locale"] === "es";
      if (answer.headers.get("content-type")?.startsWith("text/html")) {
        expect(text, what).toMatch(isSpanish ? /<html[^>]* lang="es"/ : /<html[^>]* lang="en"/);
        expect(text, what).toMatch(/<h1[^>]*>[^<]*\w/);
      } else if (answer.status >= 400) {
        const { errors, message } = JSON.parse(text) as { errors?: { message: string }[]; message?: string };
        expect(message ?? errors?.[0]?.message, what).toMatch(/\w+ \w+/);
      }
      expect(answer.headers.getSetCookie().join(), what).not.toContain("stolen");
      expect(leaksIn(text, hidden), what).toEqual([]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}
