import { expect, test } from "vitest";
import * as embedded from "./embedded/index.ts";
import * as database from "./index.ts";

test("exports what it always did", () => {
  expect(Object.keys(database).sort()).toMatchInlineSnapshot(`
    [
      "DELIVERY_STATES",
      "DatabaseAddressError",
      "DatabaseError",
      "MigrateError",
      "acceptLead",
      "checkVerification",
      "claimDeliveries",
      "createKeyPair",
      "createVerification",
      "currentInventoryVersion",
      "errorCode",
      "errorFrames",
      "exportLeads",
      "extendLease",
      "hitRateLimit",
      "isDatabaseError",
      "isDatabaseUnavailable",
      "listLeads",
      "listenForWork",
      "loadInventory",
      "loadKeyPair",
      "loadRolePasswords",
      "markDead",
      "markSent",
      "migrate",
      "open",
      "openDatabase",
      "readOrCreateSecret",
      "readQueueCounters",
      "readStoreSwaps",
      "releaseDelivery",
      "replaceStoreInventory",
      "requireDatabase",
      "retryLead",
      "scheduleRetry",
      "seal",
      "showLead",
      "wipeExpired",
    ]
  `);
  expect(Object.keys(embedded).sort()).toMatchInlineSnapshot(`
    [
      "EmbeddedPostgresError",
      "isSameProcess",
      "readProcessState",
      "startEmbeddedPostgres",
      "stopUnusedPostgres",
    ]
  `);
});
