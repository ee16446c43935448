import type { Exposure } from "@forecourt/database";
import { describe, expect, it } from "vitest";
import { networkKey } from "#server/http/request-origin.ts";
import { setSiteState, siteState } from "#server/site-state.ts";
import { consentCookie } from "#testing/consent-cookie.ts";
import { LEAD_SITE_SECRET, LEAD_SITE_URL, useLeadSite } from "#testing/use-lead-site.ts";
import { POST } from "./route.ts";

useLeadSite();
const ID = "0b0d9a3e-6f0e-4d1f-9c3a-5d2f8a7b6c5d";
const COOKIE = `${consentCookie("essential,analytics")}; experimentId=${ID}`;

async function report(body: unknown, headers: Record<string, string> = { Cookie: COOKIE }) {
  const recorded: Exposure[] = [];
  let network: string | undefined;
  setSiteState({
    ...siteState(),
    recordExposures(exposures, from) {
      recorded.push(...exposures);
      network = from;
    },
  });
  const response = await POST(
    new Request(`${LEAD_SITE_URL}/api/experiments/exposures`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, network, recorded };
}

describe("POST /api/experiments/exposures", () => {
  it("records the experiments of the page, in both languages, without the id", async () => {
    for (const path of ["/", "/es"]) {
      const { status, network, recorded } = await report({ path });
      expect([status, network]).toEqual([
        204,
        networkKey(new Request(LEAD_SITE_URL), LEAD_SITE_SECRET, new Date()),
      ]);
      expect(recorded.map(({ experiment }) => experiment)).toEqual(["home-hero-order"]);
      expect(JSON.stringify(recorded)).not.toContain(ID);
    }
  });

  it("records nothing for a page without experiments, without consent, or without an id", async () => {
    const nothing = { status: 204, recorded: [] };
    expect(await report({ path: "/service" })).toMatchObject(nothing);
    expect(await report({ path: "/" }, { Cookie: `experimentId=${ID}` })).toMatchObject(nothing);
    expect(await report({ path: "/" }, {})).toMatchObject(nothing);
  });

  it.each([{}, { path: "//elsewhere.example" }, { path: 1 }, { path: "/", variant: "b" }, null])(
    "refuses %j",
    async (body) => {
      expect(await report(body)).toEqual({ status: 422, network: undefined, recorded: [] });
    },
  );

  it("refuses other sites", async () => {
    expect((await report({ path: "/" }, { Cookie: COOKIE, "Sec-Fetch-Site": "cross-site" })).status).toBe(
      403,
    );
  });
});
