import type { FeedFormat } from "./feed-format.ts";
import { fitFeedFormat } from "./fit-feed-format.ts";
import { decodeBytes } from "./read/decode-bytes.ts";

/**
 * Detects a feed's format from its start (the header row, or the first tags); null if none fits. `readFeed` then also
 * says which format is the nearest.
 *
 * @example detectFeedFormat("VIN,Stock #,New/Used,Odometer,Photo Url List\n") // "vauto"
 */
export function detectFeedFormat(head: string | Uint8Array): FeedFormat | null {
  const fit = fitFeedFormat(typeof head === "string" ? head : decodeBytes(head), {});
  return fit.ok ? fit.format : null;
}
