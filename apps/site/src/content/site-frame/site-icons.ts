import type { Profile } from "@forecourt/dealership";
import type { Metadata } from "next";
import { FAVICON_PATH, ICON_PATH, TOUCH_ICON_PATH } from "#shared/addresses/public-paths.ts";

/** The icons for browser tabs and home screens: the profile's, or the built-in ones as fallback. */
export function siteIcons({ icon }: Profile["logos"]): Metadata["icons"] {
  return {
    icon: icon ?? [
      { url: FAVICON_PATH, sizes: "16x16 32x32 48x48" },
      { url: ICON_PATH, type: "image/svg+xml", sizes: "any" },
    ],
    apple: icon ?? TOUCH_ICON_PATH,
  };
}
