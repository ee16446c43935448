import type { Exposure } from "@forecourt/database";
import { beforeAll, describe, expect, it } from "vitest";
import { setSiteState, siteState } from "#server/site-state.ts";
import { consentCookie } from "#testing/consent-cookie.ts";
import { SITE_URL, stockSite, useTestSite } from "#testing/use-test-site.ts";
import { POST } from "./route.ts";

useTestSite();
beforeAll(() => stockSite([]));
const ID = "0b0d9a3e-6f0e-4d1f-9c3a-5d2f8a7b6c5d";
const COOKIE = `${consentCookie("essential,analytics")}; experimentId=${ID}`;

async function report(body: unknown, headers: Record<string, string> = { Cookie: COOKIE }) {
  const recorded: Exposure[] = [];
  setSiteState({ ...siteState(), recordExposures: (exposures) => void recorded.push(...exposures) });
  const { status } = await POST(
    new Request(`${SITE_URL}/api/experiments/exposures`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status, recorded };
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
    expect(await report({ path: "/service" })).toEqual({ status: 204, recorded: [] });
    expect(await report({ path: "/" }, { Cookie: `experimentId=${ID}` })).toEqual({
      status: 204,
      recorded: [],
    });
    expect(await report({ path: "/" }, {})).toEqual({ status: 204, recorded: [] });
  });

  it.each([{}, { path: "//elsewhere.example" }, { path: 1 }, { path: "/", variant: "b" }, null])(
    "refuses %j",
    async (body) => {
      expect(await report(body)).toEqual({ status: 422, recorded: [] });
    },
  );

  it("refuses other sites", async () => {
    expect((await report({ path: "/" }, { Cookie: COOKIE, "Sec-Fetch-Site": "cross-site" })).status).toBe(
      403,
    );
  });
});
