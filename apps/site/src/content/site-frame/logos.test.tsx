import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { testContext } from "#testing/test-context.ts";
import { FrameLogo } from "./frame-parts.tsx";
import { siteIcons } from "./site-icons.ts";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const context = testContext([]);
const { profile } = context.settings;
const logos = { header: "/illustrations/header.svg", footer: null, icon: "/illustrations/icon.svg" };
const branded = { ...context, settings: { ...context.settings, profile: { ...profile, logos } } };

it("shows the profile's logo in its part of the page, and the site's own mark without one", () => {
  expect(renderToStaticMarkup(<FrameLogo context={branded} />)).toContain('src="/illustrations/header.svg"');
  expect(renderToStaticMarkup(<FrameLogo context={branded} part="footer" />)).toContain("<svg");
});

it("links the profile's icon, and the site's own without one", () => {
  expect(siteIcons(logos)).toEqual({ icon: logos.icon, apple: logos.icon });
  expect(siteIcons(profile.logos)).toMatchObject({ apple: "/apple-touch-icon.png" });
});
