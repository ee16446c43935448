import { getTableColumns, getTableName } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "../testing/use-test-database.ts";
import { appointment } from "./appointment.ts";
import { attempt } from "./attempt.ts";
import { creditApplication } from "./credit-application.ts";
import { detailsRequest } from "./details-request.ts";
import { inventoryVersion } from "./inventory-version.ts";
import { lead } from "./lead.ts";
import { leadView } from "./lead-view.ts";
import { outbox } from "./outbox.ts";
import { phoneVerification } from "./phone-verification.ts";
import { pixelEvent } from "./pixel-event.ts";
import { rateLimit } from "./rate-limit.ts";
import { resume } from "./resume.ts";
import { shopperEmail } from "./shopper-email.ts";
import { valuation } from "./valuation.ts";
import { vehicle } from "./vehicle.ts";
import { watch } from "./watch.ts";

const database = useTestDatabase();

const COLUMNS = `
SELECT attname AS name, format_type(atttypid, atttypmod) AS type, attnotnull AS required,
       atthasdef OR attidentity <> '' AS filled
FROM pg_attribute
WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped
ORDER BY attname`;

describe("the Drizzle schema equals the migrated tables", () => {
  const tables = [
    vehicle,
    inventoryVersion,
    lead,
    leadView,
    outbox,
    attempt,
    phoneVerification,
    rateLimit,
    watch,
    valuation,
    shopperEmail,
    detailsRequest,
    creditApplication,
    resume,
    appointment,
    pixelEvent,
  ];
  test.each(tables.map((table) => [getTableName(table), table] as const))("%s", async (name, table) => {
    const { rows } = await database.owner.pool.query(COLUMNS, [name]);
    const written = Object.values(getTableColumns(table)).map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      required: column.notNull,
      filled: column.hasDefault || column.generatedIdentity !== undefined,
    }));
    expect(written.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows);
  });
});
