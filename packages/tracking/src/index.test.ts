import { expect, test } from "vitest";
import * as tracking from "./index.ts";

test("exports exactly these values", () => {
  expect(Object.keys(tracking).sort()).toEqual([
    "AD_SEARCH_VALUES",
    "EVENT_NAMES",
    "EVENT_VALUES",
    "MAX_VEHICLES",
    "adSearchEffect",
    "allowsTracking",
    "chatUser",
    "deliverTracking",
    "eventValue",
    "hashForGoogle",
    "hashForMeta",
    "isPhoneLink",
    "pageView",
    "parsePixelBody",
    "pixelBodySchema",
    "readTrackingIds",
    "secondTrackerName",
    "tagManagerName",
    "trackingEffects",
    "vehicleContent",
  ]);
});
