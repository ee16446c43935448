import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { useTestDatabase } from "@forecourt/database/testing";
import { beforeEach, expect } from "vitest";
import { useCrmServer } from "./crm-server.ts";
import { useMailServer } from "./mail-server.ts";
import { stateOf } from "./queue.ts";
import { makeLead, storeLead } from "./store-lead.ts";
import { useTestWorkers } from "./test-worker.ts";
import { until } from "./until.ts";

/** Workers on their own database. Tests can make their CRM and mail server fail. */
export function useLeadWorker() {
  const database = useTestDatabase();
  const workers = useTestWorkers(database);
  const crm = useCrmServer();
  const mail = useMailServer();
  beforeEach(() => database.reset());

  const store = (body: object = {}, storeId = "north") =>
    storeLead(database.site, workers.keyPair, makeLead(body, { storeId }));
  return {
    database,
    workers,
    crm,
    mail,
    store,
    /** Stores one after another: more at once than pool connections could time out. */
    async storeMany(count: number): Promise<string[]> {
      const ids: string[] = [];
      while (ids.length < count) ids.push(await store());
      return ids;
    },
    untilSent: (id: string) => until(async () => expect((await stateOf(database, id)).state).toBe("sent")),
    /** Without temporary files, which start with a dot. */
    mailFiles: () =>
      readdirSync(join(workers.dataDir, "mail"))
        .filter((name) => !name.startsWith("."))
        .sort(),
    mailText: (name: string) => readFileSync(join(workers.dataDir, "mail", name), "utf8"),
  };
}
