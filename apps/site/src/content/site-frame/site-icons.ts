import type { Profile } from "@forecourt/dealership";
import type { Metadata } from "next";

/** The icons of browser tabs and home screens: the profile's own, or the site's. */
export function siteIcons({ icon }: Profile["logos"]): Metadata["icons"] {
  return {
    icon: icon ?? [
      { url: "/favicon.ico", sizes: "16x16 32x32 48x48" },
      { url: "/icon.svg", type: "image/svg+xml", sizes: "any" },
    ],
    apple: icon ?? "/apple-touch-icon.png",
  };
}
