import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "../embedded/index.ts";

/** A server that tests make their databases on. */
export type TestServer = { ownerUrl: string; stop: () => Promise<void> };

/** Shared by every package's tests; the last to leave stops the server. */
const CACHE = fileURLToPath(new URL("../../node_modules/.cache/test-postgres", import.meta.url));

/**
 * TEST_DATABASE_URL, the owner's address on another PostgreSQL, or else the embedded server with its guarantees against
 * power cuts off: test data may be lost, and is made three times as fast.
 */
export async function openTestServer(): Promise<TestServer> {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return { ownerUrl: url, stop: async () => {} };
  const server = await startEmbeddedPostgres({
    dataDir: CACHE,
    log: () => {},
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" },
  });
  return { ownerUrl: server.url, stop: server.stop };
}
