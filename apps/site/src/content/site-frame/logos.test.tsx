import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { testContext } from "#testing/test-context.ts";
import { FrameLogo } from "./frame-parts.tsx";
import { SocialLinks } from "./site-frame-footer.tsx";
import { siteIcons } from "./site-icons.ts";

const context = testContext([]);
const { profile } = context.settings;
const logos = { header: "/illustrations/header.svg", footer: null, icon: "/illustrations/icon.svg" };
const branded = { ...context, settings: { ...context.settings, profile: { ...profile, logos } } };

it("shows the profile's logo per part of the page, with the built-in logo as fallback", () => {
  expect(renderToStaticMarkup(<FrameLogo context={branded} />)).toContain('src="/illustrations/header.svg"');
  expect(renderToStaticMarkup(<FrameLogo context={branded} part="footer" />)).toContain("<svg");
});

it("shows the profile's accounts on other sites, and nothing without them", () => {
  const socials = [
    { platform: "Facebook", url: "https://www.facebook.com/larkspur" },
    { platform: "YouTube", url: "https://www.youtube.com/@larkspur" },
  ];
  const html = renderToStaticMarkup(<SocialLinks socials={socials} label="Larkspur on other sites" />);
  expect(html).toMatch(/href="https:\/\/www\.facebook\.com\/larkspur"[^>]*>Facebook<.*>YouTube</);
  expect(html).toContain('aria-label="Larkspur on other sites"');
  expect(renderToStaticMarkup(<SocialLinks socials={[]} label="Larkspur" />)).toBe("");
});

it("uses the profile's icon, with the built-in icons as fallback", () => {
  expect(siteIcons(logos)).toEqual({ icon: logos.icon, apple: logos.icon });
  expect(siteIcons(profile.logos)).toMatchObject({ apple: "/apple-touch-icon.png" });
});
