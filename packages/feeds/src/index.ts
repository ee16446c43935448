export type { SwapDecision, SwapQuestion } from "./decide-swap.ts";
export { decideSwap } from "./decide-swap.ts";
export { detectFeedFormat } from "./detect-feed-format.ts";
export type { FeedFormat } from "./feed-format.ts";
export { FEED_FORMATS } from "./feed-format.ts";
export type { AcceptedRow, FeedReason, FeedRow, QuarantinedRow } from "./feed-row.ts";
export type { GatheredFeed } from "./gather-feed.ts";
export { gatherFeed } from "./gather-feed.ts";
export type { HomenetColumn, HomenetCustomColumn } from "./homenet-columns.ts";
export { HOMENET_COLUMNS, HOMENET_CUSTOM_COLUMNS } from "./homenet-columns.ts";
export type { ReadFeedOptions } from "./read-feed.ts";
export { isFeedFailure, readFeed } from "./read-feed.ts";
export type { FeedReasonCode, NoteCode, RefusalCode } from "./reason-codes.ts";
export { NOTE_CODES, REFUSAL_CODES } from "./reason-codes.ts";
export type { FeedSummary, ReasonCount } from "./summarise.ts";
export { summarise } from "./summarise.ts";
export type { FeedStoreClue, VehicleReading } from "./vehicle-from-record.ts";
// Not exported: the normalisers. Their tables change with the feeds met; what they promise is `readFeed`'s result.
