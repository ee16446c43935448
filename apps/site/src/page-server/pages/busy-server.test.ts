import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { dealership } from "#server/settings/dealership.ts";
import type { RequestLimits } from "../http/limit-requests.ts";
import type { LaneLimits } from "../http/request-lane.ts";
import { HTML, raw, usePageServer } from "../testing/use-page-server.ts";

const start = usePageServer();

/** No test waits for a deadline. */
const UNHURRIED = {
  forms: { atOnce: 1, maxWaiting: 1 },
  calls: { atOnce: 1, maxWaiting: 1 },
  startMs: 600_000,
  answerMs: 600_000,
  readEveryMs: 0,
};
const ACCEPT_HTML = { accept: "text/html" };
const [store] = dealership.settings.stores;

/** A server whose renderings end when they are told to; the API answers at once. */
async function startSlow(reads: LaneLimits = { atOnce: 2, maxWaiting: 3 }) {
  const ends: (() => void)[] = [];
  const started = await start({
    limits: { ...UNHURRIED, reads },
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
    await vi.waitFor(() => expect([ends.length, limiter.lanes.reads.waiting]).toEqual([2, 3]));

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
    expect(limiter.lanes.reads.peak).toBe(2);
    expect((await raw(`${url}/es/more`)).status).toBe(200);
  });

  it("leaves pages in the cache as they are", async () => {
    const { url, ends, limiter } = await startSlow({ atOnce: 1, maxWaiting: 0 });
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
    expect(limiter.lanes.reads.refused).toBe(1);
  });
});

describe("a busy API", () => {
  const VEHICLES = "/api/v1/stores/north/website/vehicles";
  const LEADS = "/api/v1/stores/north/website/leads";
  const POST = { method: "POST" };

  /** A server whose API answers each path when it is told to, with 202. */
  async function startApi(limits: Partial<RequestLimits> = {}) {
    const asked: string[] = [];
    const answers = new Map<string, () => void>();
    const started = await start({
      limits: { ...UNHURRIED, reads: { atOnce: 1, maxWaiting: 2 }, ...limits },
      async next(request: IncomingMessage, response: ServerResponse) {
        const path = request.url ?? "";
        asked.push(path);
        if (path !== "/api/health") await new Promise<void>((resolve) => answers.set(path, resolve));
        response.writeHead(202).end();
      },
    });
    return { ...started, asked, answers };
  }

  it("limits reads together with pages, and not the health check", async () => {
    const { url, limiter, asked, answers } = await startApi();
    const list = raw(`${url}${VEHICLES}?page=1`);
    await vi.waitFor(() => expect(asked).toEqual([`${VEHICLES}?page=1`]));
    const page = raw(`${url}/page`);
    // Two connections may arrive in either order.
    await vi.waitFor(() => expect(limiter.lanes.reads.waiting).toBe(1));
    const next = raw(`${url}${VEHICLES}?page=2`);
    await vi.waitFor(() => expect(limiter.lanes.reads.waiting).toBe(2));
    const refused = await raw(`${url}${VEHICLES}?page=3`);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
    expect(JSON.parse(refused.body.toString())).toMatchObject({
      errors: [{ field: "", code: "unavailable" }],
    });
    expect(refused.headers["x-content-type-options"]).toBe("nosniff");
    expect((await raw(`${url}/api/health`)).status).toBe(202);
    answers.get(`${VEHICLES}?page=1`)?.();
    await vi.waitFor(() => expect(answers.has("/page")).toBe(true));
    answers.get("/page")?.();
    await vi.waitFor(() => expect(answers.has(`${VEHICLES}?page=2`)).toBe(true));
    answers.get(`${VEHICLES}?page=2`)?.();
    expect([(await list).status, (await page).status, (await next).status]).toEqual([202, 202, 202]);
  });

  it("answers a lead while reads wait", async () => {
    const { url, limiter, asked, answers } = await startApi({ readEveryMs: 600_000 });
    const lists = [1, 2, 3].map((page) => raw(`${url}${VEHICLES}?page=${page}`));
    await vi.waitFor(() => expect(limiter.lanes.reads.waiting).toBe(2));
    const lead = raw(`${url}${LEADS}`, POST);
    await vi.waitFor(() => expect(answers.has(LEADS)).toBe(true));
    answers.get(asked[0] ?? "")?.();
    answers.get(LEADS)?.();
    expect((await lead).status).toBe(202);
    for (const count of [3, 4]) {
      await vi.waitFor(() => expect(asked).toHaveLength(count));
      answers.get(asked[count - 1] ?? "")?.();
    }
    expect((await Promise.all(lists)).map(({ status }) => status)).toEqual([202, 202, 202]);
  });

  it("refuses a lead that is not answered in time, and a browser can send it again", async () => {
    const { url, answers } = await startApi({ answerMs: 20 });
    const form = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
    const late = await raw(`${url}${LEADS}`, { ...POST, headers: form });
    expect([late.status, late.headers["retry-after"]]).toEqual([503, "5"]);
    expect(late.body.toString()).toContain(`<form method="post" action="${LEADS}">`);
    answers.get(LEADS)?.();
  });
});
