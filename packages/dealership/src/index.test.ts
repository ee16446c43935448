import { expect, test } from "vitest";
import * as dealership from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(dealership).sort()).toEqual([
    "MENU_CONDITIONS",
    "VALUED_EVENTS",
    "appointmentsSchema",
    "baseSettings",
    "claimsSchema",
    "cookiesSchema",
    "dealershipConfigSchema",
    "experimentsSchema",
    "feesSchema",
    "financeSettingsSchema",
    "homeSchema",
    "leadRoutingSchema",
    "listingSchema",
    "locations",
    "menusSchema",
    "openingHoursSchema",
    "outTheDoorSchema",
    "parseDealershipConfig",
    "parseExperiments",
    "profileSchema",
    "resolveSettings",
    "sampleLegalMarks",
    "settingsForStore",
    "startUpProblems",
    "storeHours",
    "storeSchema",
    "tagsSchema",
    "tradeInSchema",
    "unlockSchema",
    "vehicleHistoryLinks",
    "vehicleHistorySchema",
    "visibleMenus",
  ]);
});
