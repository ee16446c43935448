import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import { HTML, raw, usePageServer } from "../testing/use-page-server.ts";

const start = usePageServer();

const ACCEPT_HTML = { accept: "text/html" };
const [store] = dealership.settings.stores;

/** A server whose renderings end when they are told to; the API answers at once. */
async function startSlow(renderings = { atOnce: 2, maxWaiting: 3, maxWaitMs: 60_000 }) {
  const ends: (() => void)[] = [];
  const started = await start({
    renderings,
    variantOf: ({ url = "" }) => ({
      locale: url.startsWith("/es") ? "es" : "en",
      store: store!.id,
      access: "locked",
    }),
    async next(request: IncomingMessage, response: ServerResponse) {
      if (request.headers["x-forecourt-page"]) await new Promise<void>((resolve) => ends.push(resolve));
      response.end(HTML);
    },
  });
  /** Ends each rendering as it starts. */
  const endAll = () => {
    ends.push = (end) => {
      end();
      return 0;
    };
    for (const end of ends) end();
  };
  return { ...started, ends, endAll };
}

describe("a burst of requests for different pages", () => {
  it("is rendered two at once; too many get the page to try again, and health answers meanwhile", async () => {
    const { url, limiter, ends, endAll } = await startSlow();
    const first = Array.from({ length: 5 }, (_, number) => raw(`${url}/${number}`));
    await vi.waitFor(() => expect([ends.length, limiter.waiting]).toEqual([2, 3]));

    const refused = await raw(`${url}/es/more`, { headers: ACCEPT_HTML });
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(refused.body.toString()).toContain('<html lang="es">');
    expect(refused.headers["content-security-policy"]).toContain("default-src 'self'");
    const payload = await raw(`${url}/more`, { headers: { rsc: "1" } });
    expect([payload.status, payload.headers["content-type"]]).toEqual([
      503,
      "application/json; charset=utf-8",
    ]);
    expect((await raw(`${url}/api/health`)).status).toBe(200);

    endAll();
    const statuses = (await Promise.all(first)).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(limiter.peak).toBe(2);
    expect((await raw(`${url}/es/more`)).status).toBe(200);
  });

  it("leaves pages in the cache as they are", async () => {
    const { url, ends, limiter } = await startSlow({ atOnce: 1, maxWaiting: 0, maxWaitMs: 60_000 });
    const known = raw(`${url}/known`);
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    ends[0]?.();
    expect((await known).status).toBe(200);
    const slow = raw(`${url}/slow`);
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    expect((await raw(`${url}/known`)).status).toBe(200);
    expect((await raw(`${url}/other`)).status).toBe(503);
    ends[1]?.();
    expect((await slow).status).toBe(200);
    expect(limiter.refused).toBe(1);
  });
});
