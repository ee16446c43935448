import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageContext } from "#server/page-context.ts";
import { siteState } from "#server/site-state.ts";
import { thirdPartyHosts } from "#shared/tracking/third-party-hosts.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { StoresMap } from "./stores-map.tsx";

useTestSite();

async function render(mapStyleUrl: string | null): Promise<string> {
  stockSite([]);
  const streetMap = { script: "/scripts/map.js", view: "/scripts/view.js", worker: "/scripts/map-worker.js" };
  siteState().scripts = { consent: "", withdraw: "", tracker: "", streetMap };
  const context = await pageContext(Promise.resolve({ locale: "en", store: "north", access: "open" }));
  const { settings } = context;
  const withMap = { ...settings, tags: { ...settings.tags, mapStyleUrl } };
  return renderToStaticMarkup(<StoresMap context={{ ...context, settings: withMap }} className="border-t" />);
}

it("is schematic until the map service may be asked", async () => {
  const html = await render("https://maps.example/style.json");
  expect(html).toContain("Schematic, not to scale");
  expect(html).toMatch(/^<div class="relative grid min-w-0 self-stretch border-t"><figure/);
  expect(html).not.toContain("maps.example");
  expect(await render(null)).toContain(
    '<figure class="relative w-full min-w-0 self-stretch overflow-hidden border-t"',
  );
});

it("adds the origin of the style to the policy, and nothing without one", () => {
  const tags = { tagManager: null, googleTag: null, adPixel: null };
  const origin = "https://maps.example";
  expect(thirdPartyHosts({ ...tags, mapStyleUrl: `${origin}/streets/style.json?key=1` })).toEqual([
    { script: [], connect: [origin], picture: [origin], frame: [] },
  ]);
  expect(thirdPartyHosts({ ...tags, mapStyleUrl: null })).toEqual([]);
});
