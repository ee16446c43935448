import { expect, test } from "vitest";
import * as dealership from "./index.ts";

test("exports what it did before", () => {
  expect(Object.keys(dealership).sort()).toEqual([
    "GATES",
    "GATE_CONTEXTS",
    "baseSettings",
    "claimsSchema",
    "cookiesSchema",
    "dealershipConfigSchema",
    "feesSchema",
    "financeSettingsSchema",
    "isTagManagerId",
    "leadRoutingSchema",
    "listingSchema",
    "menusSchema",
    "openingHoursSchema",
    "parseDealershipConfig",
    "profileSchema",
    "resolveSettings",
    "sampleLegalMarks",
    "startUpProblems",
    "storeSchema",
    "tagsSchema",
    "unlockSchema",
    "vehicleHistoryLinks",
    "vehicleHistorySchema",
  ]);
});
