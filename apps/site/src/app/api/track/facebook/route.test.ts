import { createTrackingClient } from "@forecourt/api-clients/tracking";
import { claimDeliveries, hitRateLimit, open } from "@forecourt/database";
import { parsePixelBody } from "@forecourt/tracking";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { networkKey } from "#server/http/request-origin.ts";
import { siteState } from "#server/site-state.ts";
import { consentCookie } from "#testing/consent-cookie.ts";
import { jsonRequest, LEAD_SITE_SECRET, LEAD_SITE_URL, useLeadSite } from "#testing/use-lead-site.ts";
import { POST } from "./route.ts";

vi.mock("@forecourt/sample-dealership", async (original) =>
  (await import("#testing/ad-pixel-dealership.ts")).adPixelDealership(await original()),
);

const site = useLeadSite();
const PATH = "/api/track/facebook";
const HASH = "62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f";
const ALLOWED = consentCookie("essential,functional,targeting");
const now = Math.floor(Date.now() / 1000);
const body = {
  currency: "USD",
  value: 5,
  event_id: "5f0c9d5e-6f0e-4d1f-9c3a-5d2f8a7b6c5d",
  event_time: now,
  fbp: "fb.1.1795600000000.1098115397",
  fbc: null,
  user_data: { country: "us", em: HASH, external_id: "visitor-1", client_user_agent: "Test/1.0" },
  custom_data: {},
  eventName: "ClickToCall",
  eventID: "5f0c9d5e-6f0e-4d1f-9c3a-5d2f8a7b6c5d",
  eventTime: now,
};

type Sent = { headers?: Record<string, string>; cookies?: string[] };

async function send(sent: unknown = body, { headers = {}, cookies = [ALLOWED] }: Sent = {}) {
  const answer = await POST(jsonRequest(PATH, sent, { headers, cookies }));
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    errors: text === "" ? null : JSON.parse(text).errors,
  };
}

/** The events in the outbox, opened with the worker's key. */
async function stored() {
  const deliveries = await claimDeliveries(siteWorker(), {
    limit: 50,
    leaseSeconds: 30,
    queue: "pixel-events",
  });
  return Promise.all(
    deliveries.map(async (delivery) => {
      if (delivery.subject !== "pixel-event") throw new Error("not an event");
      const opened = await open([site.keys], delivery.sealed!, delivery.pixelEventId);
      if (!opened.ok) throw new Error(opened.errors[0].code);
      return { storeId: delivery.storeId, ...JSON.parse(opened.value) };
    }),
  );
}

/** The owner has the worker's rights. */
const siteWorker = () => site.owner;

describe("an allowed event", () => {
  it("is in the outbox once it is answered, sealed, with the page's address without its query", async () => {
    const referer = `${LEAD_SITE_URL}/used-cars-for-sale/suvs?q=ana@example.com`;
    const { status, headers, errors } = await send(body, { headers: { Referer: referer } });
    expect([status, headers.get("cache-control"), errors]).toEqual([202, "no-store", null]);
    const { rows } = await site.owner.pool.query(
      "SELECT row_to_json(pixel_event)::text AS row FROM pixel_event",
    );
    expect(rows[0].row).not.toContain(HASH);
    expect(rows[0].row).not.toContain(body.event_id);
    expect(await stored()).toEqual([
      { storeId: "north", body, sourceUrl: `${LEAD_SITE_URL}/used-cars-for-sale/suvs` },
    ]);
  });

  it("has no secret of a link, and no query, in the path of a page view", async () => {
    const custom_data = { page_path: "/es/appointments/3pQsecret?x=1" };
    await send({ ...body, eventName: "PageView", custom_data });
    expect(await stored()).toMatchObject([{ body: { custom_data: { page_path: "/es/appointments/-" } } }]);
  });

  it("is of the store that the visitor chose", async () => {
    await send(body, { cookies: [ALLOWED, "userSelectedStore=riverside"] });
    await send(
      { ...body, event_id: "e-2", eventID: "e-2" },
      { cookies: [ALLOWED, "userSelectedStore=nowhere"] },
    );
    expect((await stored()).map(({ storeId }) => storeId)).toEqual(["riverside", "north"]);
  });

  it("is accepted and stored once when it is repeated, and with another name it is another event", async () => {
    expect((await send()).status).toBe(202);
    expect((await send({ ...body, value: 7 })).status).toBe(202);
    expect((await send({ ...body, eventName: "Contact" })).status).toBe(202);
    expect((await stored()).map((event) => [event.body.eventName, event.body.value])).toEqual([
      ["ClickToCall", 5],
      ["Contact", 5],
    ]);
  });

  it("loses unknown fields", async () => {
    await send({ ...body, extra: "x", user_data: { ...body.user_data, db: "19900101" } });
    expect(await stored()).toMatchObject([{ body }]);
    expect(JSON.stringify(await site.states())).toBe('["sending"]');
  });

  it("is sent by the published client", async () => {
    const client = createTrackingClient({
      baseUrl: `${LEAD_SITE_URL}/api`,
      headers: { cookie: ALLOWED },
      fetch: (url, init) => POST(new Request(url as string, init)),
    });
    expect(await client.track(body)).toEqual({ ok: true });
    expect(await stored()).toHaveLength(1);
  });
});

describe("without consent nothing is stored", () => {
  it.each<[string, Sent]>([
    ["before a choice", { cookies: [] }],
    ["without targeting", { cookies: [consentCookie("essential,functional,analytics")] }],
    ["without functional", { cookies: [consentCookie("essential,analytics,targeting")] }],
    ["with the header Sec-GPC", { headers: { "Sec-GPC": "1" } }],
    ["with the cookie gpc", { cookies: [ALLOWED, "gpc=1"] }],
    [
      "with a choice of another policy",
      { cookies: [ALLOWED.replace(/consentRecord=[^;]*/, "consentRecord=2000-01~1~en~allow-all~0")] },
    ],
  ])("%s", async (_name, sent) => {
    expect(await send(body, sent)).toMatchObject({ status: 204, errors: null });
    expect(await site.states()).toEqual([]);
  });
});

describe("a refused request", () => {
  const codes = ({ status, errors }: Awaited<ReturnType<typeof send>>) => [
    status,
    ...errors.map(({ code }: { code: string }) => code),
  ];

  it("is one to a store without an ad pixel", async () => {
    expect(codes(await send(body, { cookies: [ALLOWED, "userSelectedStore=airport"] }))).toEqual([
      404,
      "no-ad-pixel",
    ]);
  });

  it.each([
    ["", "body.invalid"],
    ["{", "body.invalid"],
    [[], "body.invalid"],
    [{ ...body, user_data: { em: "ana@example.com" } }, "user_data.invalid"],
    [{ ...body, event_time: now * 1000, eventTime: now * 1000 }, "event_time.invalid", "eventTime.invalid"],
    [{ ...body, eventName: "Purchase", currency: "EUR" }, "currency.invalid", "eventName.invalid"],
    [{ ...body, eventID: "another" }, "eventID.invalid"],
  ])("has the codes of what is wrong: %#", async (sent, ...wrong) => {
    expect(codes(await send(sent))).toEqual([400, ...wrong]);
  });

  it("names the field of each error", async () => {
    expect((await send({ ...body, value: "5" })).errors).toMatchObject([
      { field: "value", code: "value.invalid" },
    ]);
    expect((await send([])).errors).toMatchObject([{ field: "body", code: "body.invalid" }]);
  });

  it("is one of another site, or of another type", async () => {
    expect(codes(await send(body, { headers: { Origin: "https://elsewhere.example" } }))).toEqual([
      403,
      "origin",
    ]);
    expect(codes(await send(body, { headers: { "Sec-Fetch-Site": "cross-site" } }))).toEqual([403, "origin"]);
    for (const type of ["text/plain", "application/x-www-form-urlencoded"])
      expect(codes(await send("a=1", { headers: { "Content-Type": type } }))).toEqual([415, "type"]);
  });

  it("is one of a network that sent too many", async () => {
    const network = networkKey(jsonRequest(PATH, body), LEAD_SITE_SECRET, new Date());
    await hitRateLimit(siteState().database, {
      key: `pixel-event:600:${network}`,
      windowSeconds: 600,
      limit: 600,
      cost: 600,
    });
    const { status, headers } = await send();
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("is one whose body the parser refuses, whatever a field holds", async () => {
    const field = fc.constantFrom(...Object.keys(body));
    await fc.assert(
      fc.asyncProperty(field, fc.jsonValue(), async (name, value) => {
        const sent = { ...body, [name]: value };
        expect((await send(sent)).status).toBe(parsePixelBody(sent).ok ? 202 : 400);
        expect((await send(value)).status).toBe(400);
      }),
      { numRuns: 60 },
    );
  });
});
