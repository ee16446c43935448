import type { FeedReason, QuarantinedRow } from "@forecourt/feeds";

/** Describes why a feed cannot be read, and what to do. */
export function describeFeedFailure({ line, reasons }: QuarantinedRow): string {
  return reasons.map((reason) => describeReason(reason, line)).join(" ");
}

function describeReason({ code, field, value, nearest }: FeedReason, line: number): string {
  switch (code) {
    case "feed.format":
      if (!nearest)
        return "This is none of the feeds that can be read: its first line holds no known columns.";
      return `This is none of the feeds that can be read. The nearest is ${nearest.format}, and the feed has no column for ${nearest.lacks.join(", ")}: name them with --columns.`;
    case "feed.header-missing":
      return `The feed has no column ${value}, which the mapping names for ${field}.`;
    case "feed.truncated":
      return `The feed is cut off: it ends in the middle of the row that begins on line ${line}.`;
    default:
      return `The row on line ${line} never ends. Look for a quote or a tag that is opened and not closed.`;
  }
}
