import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "../embedded/index.ts";
import { stopWhenKilled } from "./stop-when-killed.ts";

export type TestServer = { ownerUrl: string; isEmbedded: boolean };

/** Shared by the tests of all packages. */
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/test-postgres", import.meta.url));

/**
 * Uses TEST_DATABASE_URL (the owner's URL of another PostgreSQL), or else the embedded server, which stops after the
 * last process that uses it. That runs without fsync, three times as fast.
 */
export async function openTestServer(): Promise<TestServer> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { ownerUrl: url, isEmbedded: false };
  stopWhenKilled(CACHE);
  const server = await startEmbeddedPostgres({
    dataDir: CACHE,
    log: () => {},
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" },
  });
  return { ownerUrl: server.url, isEmbedded: true };
}
