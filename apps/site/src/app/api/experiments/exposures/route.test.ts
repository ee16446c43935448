import { type Exposure, hitRateLimit } from "@forecourt/database";
import { describe, expect, it } from "vitest";
import { networkKey } from "#server/http/request-origin.ts";
import { setSiteState, siteState } from "#server/site-state.ts";
import { consentCookie } from "#testing/consent-cookie.ts";
import { LEAD_SITE_SECRET, LEAD_SITE_URL, useLeadSite } from "#testing/use-lead-site.ts";
import { POST } from "./route.ts";

const site = useLeadSite();
const ID = "0b0d9a3e-6f0e-4d1f-9c3a-5d2f8a7b6c5d";
const COOKIE = `${consentCookie("essential,analytics")}; experimentId=${ID}`;

async function report(body: unknown, headers: Record<string, string> = { Cookie: COOKIE }) {
  const recorded: Exposure[] = [];
  setSiteState({ ...siteState(), recordExposures: (exposures) => void recorded.push(...exposures) });
  const response = await POST(
    new Request(`${LEAD_SITE_URL}/api/experiments/exposures`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, wait: response.headers.get("retry-after"), recorded };
}

/** How many reports are counted against limits. */
async function counted(): Promise<number> {
  const { rows } = await site.owner.pool.query("SELECT sum(hits)::int AS hits FROM rate_limit");
  return rows[0].hits ?? 0;
}

describe("POST /api/experiments/exposures", () => {
  it("records the experiments of the page, in both languages, without the id", async () => {
    for (const path of ["/", "/es"]) {
      const { status, recorded } = await report({ path });
      expect(status).toBe(204);
      expect(recorded.map(({ experiment }) => experiment)).toEqual(["home-hero-order"]);
      expect(JSON.stringify(recorded)).not.toContain(ID);
    }
  });

  it("records nothing for a page without experiments, without consent, or without an id", async () => {
    const nothing = { status: 204, wait: null, recorded: [] };
    expect(await report({ path: "/service" })).toEqual(nothing);
    expect(await report({ path: "/" }, { Cookie: `experimentId=${ID}` })).toEqual(nothing);
    expect(await report({ path: "/" }, {})).toEqual(nothing);
    expect(await counted()).toBe(0);
  });

  it("refuses a network that reported too much, in ten minutes or in a day", async () => {
    const network = networkKey(new Request(LEAD_SITE_URL), LEAD_SITE_SECRET, new Date());
    for (const [seconds, limit] of [
      [600, 600],
      [86_400, 3000],
    ] as const) {
      await site.owner.pool.query("DELETE FROM rate_limit");
      const key = `exposure:${seconds}:${network}`;
      await hitRateLimit(siteState().database, { key, windowSeconds: seconds, limit, cost: limit - 1 });
      expect(await report({ path: "/" })).toMatchObject({
        status: 204,
        recorded: [{ variant: expect.any(String) }],
      });
      const { status, wait, recorded } = await report({ path: "/" });
      expect([status, recorded]).toEqual([429, []]);
      expect(Number(wait)).toBeGreaterThan(0);
    }
  });

  it.each([{}, { path: "//elsewhere.example" }, { path: 1 }, { path: "/", variant: "b" }, null])(
    "refuses %j",
    async (body) => {
      expect(await report(body)).toEqual({ status: 422, wait: null, recorded: [] });
    },
  );

  it("refuses other sites", async () => {
    expect((await report({ path: "/" }, { Cookie: COOKIE, "Sec-Fetch-Site": "cross-site" })).status).toBe(
      403,
    );
  });
});
