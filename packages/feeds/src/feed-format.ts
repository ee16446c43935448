/**
 * The feed dialects that can be parsed; Meta comes as XML or as a table. `generic` is any other table with ordinary
 * column names (docs/product/feeds.md).
 */
export const FEED_FORMATS = ["homenet", "vauto", "google", "meta", "generic"] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];
