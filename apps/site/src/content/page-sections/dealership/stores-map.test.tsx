import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { StreetMap } from "#content/street-map/street-map.tsx";
import { type PageContext, pageContext } from "#server/page-context.ts";
import { siteState } from "#server/site-state.ts";
import { thirdPartyHosts } from "#shared/tracking/third-party-hosts.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { StoresMap } from "./stores-map.tsx";

useTestSite();

const STYLE = "https://maps.example/style.json";

async function mapContext(mapStyleUrl: string | null): Promise<PageContext> {
  stockSite([]);
  const streetMap = { script: "/scripts/map.js", view: "/scripts/view.js", worker: "/scripts/map-worker.js" };
  siteState().scripts = { consent: "", withdraw: "", tracker: "", streetMap };
  const context = await pageContext(Promise.resolve({ locale: "en", store: "north", access: "open" }));
  const { settings } = context;
  return { ...context, settings: { ...settings, tags: { ...settings.tags, mapStyleUrl } } };
}

async function render(mapStyleUrl: string | null): Promise<string> {
  return renderToStaticMarkup(<StoresMap context={await mapContext(mapStyleUrl)} className="border-t" />);
}

it("is schematic until the map service may be asked", async () => {
  const html = await render(STYLE);
  expect(html).toContain("Schematic, not to scale");
  expect(html).toMatch(/^<div class="relative grid min-w-0 self-stretch border-t"><figure/);
  expect(html).not.toContain("maps.example");
  expect(await render(null)).toContain(
    '<figure class="relative w-full min-w-0 self-stretch overflow-hidden border-t"',
  );
});

it("tells the map what the profile says that it shows first", async () => {
  const context = await mapContext(STYLE);
  const { profile } = context.settings;
  const view = (zoom: number) => ({ center: { longitude: -93.29, latitude: 37.2 }, zoom });
  const views = { mobile: view(9), desktop: view(11) };
  const withViews = { ...profile, map: { ...profile.map, views } };
  const viewsOf = (settings: PageContext["settings"]) => {
    const { props } = StoresMap({ context: { ...context, settings }, className: "" });
    return (props as Partial<ComponentProps<typeof StreetMap>>).options?.views;
  };
  expect(viewsOf({ ...context.settings, profile: withViews })).toEqual(views);
  expect(viewsOf(context.settings)).toBeUndefined();
});

it("adds the origin of the style to the policy, and nothing without one", () => {
  const tags = { tagManager: null, googleTag: null, adPixel: null };
  const origin = "https://maps.example";
  expect(thirdPartyHosts({ ...tags, mapStyleUrl: `${origin}/streets/style.json?key=1` })).toEqual([
    { script: [], connect: [origin], picture: [origin], frame: [] },
  ]);
  expect(thirdPartyHosts({ ...tags, mapStyleUrl: null })).toEqual([]);
});
