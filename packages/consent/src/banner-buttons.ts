import type { ConsentSettings } from "./consent-settings.ts";

/**
 * The banner's buttons; `manage` opens the preferences dialog. `accept-all` (tier 2) and `allow-all` (tier 3) differ
 * only in their label.
 */
export type BannerButton = "close-and-continue" | "manage" | "deny" | "accept-all" | "allow-all";

/**
 * Returns the banner's buttons in order. With `symmetric` none is emphasized, so that denying is as easy as accepting
 * (docs/product/consent.md, "Buttons").
 *
 * @example bannerButtons({ tier: 2, symmetric: false })
 * // [{ button: "manage", emphasized: false }, { button: "accept-all", emphasized: true }]
 */
export function bannerButtons({
  tier,
  symmetric,
}: Pick<ConsentSettings, "tier" | "symmetric">): { button: BannerButton; emphasized: boolean }[] {
  if (tier === 0) return [];
  const accept = ACCEPT[tier];
  const buttons: BannerButton[] = [];
  if (tier > 1) buttons.push("manage");
  if (tier === 3 || (tier === 2 && symmetric)) buttons.push("deny");
  buttons.push(accept);
  return buttons.map((button) => ({ button, emphasized: !symmetric && button === accept }));
}

const ACCEPT = { 1: "close-and-continue", 2: "accept-all", 3: "allow-all" } as const;
