import type { TagIds } from "@forecourt/dealership";

/** Hosts of one service by directive of the content security policy. */
export type ServiceHosts = {
  script: readonly string[];
  connect: readonly string[];
  picture: readonly string[];
  frame: readonly string[];
};

/** Google's tags: developers.google.com/tag-platform/security/guides/csp, "Google Analytics 4" and "Google Ads". */
const GOOGLE: ServiceHosts = {
  script: ["https://*.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
    "https://*.g.doubleclick.net",
    "https://*.google.com",
    "https://pagead2.googlesyndication.com",
  ],
  picture: [
    "https://*.google-analytics.com",
    "https://*.googletagmanager.com",
    "https://*.g.doubleclick.net",
    "https://*.google.com",
  ],
  frame: ["https://td.doubleclick.net", "https://*.googletagmanager.com"],
};

/** The ad network's pixel. */
const AD_PIXEL: ServiceHosts = {
  script: ["https://connect.facebook.net"],
  connect: ["https://www.facebook.com"],
  picture: ["https://www.facebook.com"],
  frame: [],
};

/**
 * The hosts that pages may use for these ids; none without an id.
 *
 * @example thirdPartyHosts({ ...tags, adPixel: "77" }) // [{ script: ["https://connect.facebook.net"], … }]
 */
export function thirdPartyHosts({
  tagManager,
  googleTag,
  adPixel,
  mapStyleUrl,
}: Pick<TagIds, "tagManager" | "googleTag" | "adPixel" | "mapStyleUrl">): ServiceHosts[] {
  return [
    ...(tagManager || googleTag ? [GOOGLE] : []),
    ...(adPixel ? [AD_PIXEL] : []),
    ...(mapStyleUrl ? [mapHosts(mapStyleUrl)] : []),
  ];
}

/** The map's style, tiles, glyphs and sprites have one origin. Its program is ours. */
function mapHosts(styleUrl: string): ServiceHosts {
  const { origin } = new URL(styleUrl);
  return { script: [], connect: [origin], picture: [origin], frame: [] };
}
