import { expect, it } from "vitest";
import * as feeds from "./index.ts";

it("exports exactly the public values", () => {
  expect(Object.keys(feeds).sort()).toEqual([
    "FEED_FIELDS",
    "FEED_FORMATS",
    "HOMENET_COLUMNS",
    "HOMENET_CUSTOM_COLUMNS",
    "NOTE_CODES",
    "REFUSAL_CODES",
    "csvLine",
    "decideSwap",
    "detectFeedFormat",
    "feedColumnsSchema",
    "gatherFeed",
    "isFeedFailure",
    "parseFeedColumns",
    "readFeed",
    "summarise",
    "writeGoogleFeed",
    "writeMetaFeed",
  ]);
});
