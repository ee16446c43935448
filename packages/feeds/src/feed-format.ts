/** The feed dialects that can be parsed; Meta comes as XML or as a table (docs/product/feeds.md). */
export const FEED_FORMATS = ["homenet", "vauto", "google", "meta"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
