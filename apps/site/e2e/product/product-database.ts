import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Database, hashEmail, openDatabase } from "@forecourt/database";
import { startEmbeddedPostgres } from "@forecourt/database/embedded";
import { stopWhenKilled } from "@forecourt/database/testing/stop-when-killed";

export type ProductDatabase = {
  /** A pool of the owner, who can read every table. */
  owner: Database;
  /** The keyed hash of an address, as in the columns `email_key`. */
  keyOf(email: string): string;
  /** The keyed hash of an experiment visitor's id. */
  visitorOf(experimentId: string): string;
  close(): Promise<void>;
};

/** Opens the running database of a product: by default the shared one. */
export async function openProductDatabase(
  dataDir: string = process.env["PRODUCT_DATA"] ?? "",
): Promise<ProductDatabase> {
  const done = stopWhenKilled(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, restart: false });
  const owner = openDatabase(server.url, { max: 2, name: "browser test" });
  const secret = readFileSync(join(dataDir, "keys/site-secret"), "utf8").trim();
  return {
    owner,
    keyOf: (email) => hashEmail(secret, email),
    visitorOf: (id) => createHmac("sha256", secret).update(`experiment\n${id}`).digest("base64url"),
    async close() {
      await owner.close();
      await server.stop();
      done();
    },
  };
}
